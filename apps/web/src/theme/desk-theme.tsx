import { SaltProviderNext } from '@salt-ds/core';
import type { ReactNode } from 'react';

/** Dark from the first paint (index.html carries the same classes); styles come from files, so a strict policy holds. */
export function DeskTheme({ children }: { readonly children: ReactNode }) {
  return (
    <SaltProviderNext
      theme="desk"
      mode="dark"
      density="high"
      accent="blue"
      corner="rounded"
      headingFont="Open Sans"
      actionFont="Open Sans"
      applyClassesTo="root"
      enableStyleInjection={false}
    >
      {children}
    </SaltProviderNext>
  );
}
