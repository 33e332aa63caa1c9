import { type Static, Type } from 'typebox';
import { matches } from '../matches.ts';

/** The result of the kill switch: what happened to the open child orders. */
const KillReportSchema = Type.Object({
  by: Type.String(),
  reason: Type.Union([Type.String(), Type.Null()]),
  at_ms: Type.Number(),
  open_child_orders: Type.Integer({ minimum: 0 }),
  acknowledged: Type.Integer({ minimum: 0 }),
  filled_meanwhile: Type.Integer({ minimum: 0 }),
  /** The first hundred child orders without a response. */
  stragglers: Type.Array(Type.Integer()),
  is_complete: Type.Boolean(),
});

export type KillReport = Readonly<Static<typeof KillReportSchema>>;

export const MAX_STRAGGLERS = 100;

/** Reads the response to `global_auto_trading.set`, or the JSON text of the status topic. Null without a report. */
export function readKillReport(value: unknown): KillReport | null {
  const report = typeof value === 'string' ? parsed(value) : value;
  return matches(KillReportSchema, report) ? report : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
