import { Spinner } from '@salt-ds/core';
import { StatePanel } from './state-panel.tsx';

/** A whole page that waits, for as long as nothing is known that could be shown. */
export function PageLoading({ label }: { readonly label: string }) {
  return <StatePanel fill="page" announce="polite" icon={<Spinner size="medium" aria-label={label} />} title={label} />;
}
