import { Spinner } from '@salt-ds/core';
import { StatePanel } from './state-panel.tsx';

type PageLoadingProps = { readonly label: string; readonly fill?: 'panel' | 'page' };

/** Shown while the page has nothing else to show yet. */
export function PageLoading({ label, fill = 'page' }: PageLoadingProps) {
  return <StatePanel fill={fill} announce="polite" icon={<Spinner size="medium" aria-hidden />} title={label} />;
}
