import type { Maybe } from './maybe.ts';

export type BellState = { readonly isEnabled: boolean; readonly hasDot: boolean };

/** Somebody who looks at the row has its new logs before them, so the selected row shows no dot. */
export function bellState(
  row: { readonly event_log?: Maybe<boolean>; readonly new_logs?: Maybe<boolean> },
  isSelected: boolean,
): BellState {
  return { isEnabled: row.event_log === true, hasDot: row.new_logs === true && !isSelected };
}
