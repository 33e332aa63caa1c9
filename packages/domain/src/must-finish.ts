import { flagValue, onOff } from './flag-value.ts';
import type { Maybe } from './maybe.ts';

/** These strategies follow a schedule and always finish, whatever their flag says. */
export const MUST_FINISH_STRATEGIES: readonly string[] = ['vwap', 'close', 'twap'];

export type MustFinishFields = { readonly strat?: Maybe<string>; readonly must_finish?: unknown };

export function mustFinish(row: MustFinishFields): boolean {
  const strat = row.strat?.trim().toLowerCase() ?? '';
  return MUST_FINISH_STRATEGIES.includes(strat) || flagValue(row.must_finish) === true;
}

export function displayMustFinish(row: MustFinishFields): 'ON' | 'OFF' {
  return onOff(mustFinish(row));
}
