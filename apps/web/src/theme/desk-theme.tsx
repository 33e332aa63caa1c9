import { SaltProviderNext } from '@salt-ds/core';
import type { ReactNode } from 'react';

/** Dark from the first paint, because index.html has the same classes. Styles are files, as a strict content policy requires. */
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
