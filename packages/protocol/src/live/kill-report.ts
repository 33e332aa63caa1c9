import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';

/** What became of the child orders that were open when global auto-trading was switched off. */
const KillReportSchema = Type.Object({
  by: Type.String(),
  reason: Type.Union([Type.String(), Type.Null()]),
  at_ms: Type.Number(),
  open_child_orders: Type.Integer({ minimum: 0 }),
  acknowledged: Type.Integer({ minimum: 0 }),
  filled_meanwhile: Type.Integer({ minimum: 0 }),
  /** Child orders without an answer, the first hundred of them. */
  stragglers: Type.Array(Type.Integer()),
  is_complete: Type.Boolean(),
});

export type KillReport = Readonly<Static<typeof KillReportSchema>>;

export const MAX_STRAGGLERS = 100;

/** As it is in the answer to `global_auto_trading.set`, or as JSON text in the status topic; null when there is none. */
export function readKillReport(value: unknown): KillReport | null {
  const report = typeof value === 'string' ? parsed(value) : value;
  return Check(KillReportSchema, report) ? report : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
