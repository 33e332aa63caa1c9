import type { GridSummary } from '@meridian/live-client/grid/grid-model';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { GridController } from './control/grid-controller.ts';

/** Renders from the totals of all rows. Only this part renders again when they change. */
export type SummaryContent = ReactNode | ((summary: GridSummary | null) => ReactNode);

type WithSummaryProps = { readonly grid: GridController; readonly children: SummaryContent };

export function WithSummary({ grid, children }: WithSummaryProps) {
  const summary = useSyncExternalStore(grid.subscribe, () => grid.getChrome().summary);
  return typeof children === 'function' ? children(summary) : children;
}
