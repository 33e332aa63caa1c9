import { eventually } from './sent-orders.ts';
import type { RestCaller } from './storms/rest-caller.ts';

const MAX_CASE_MS = 120_000;
const REPORTS = ['Wash trade', 'Market manipulation'];

/** A case of surveillance: one that is there, or one that reports over the demo's past find. Null without any. */
export async function aCase(caller: Pick<RestCaller, 'ask'>): Promise<number | null> {
  let found = await firstCase(caller);
  if (found !== null) return found;
  for (const report_type of REPORTS) {
    const body = { report_name: `Chaos ${report_type}`, report_type, date_range: 'AT' };
    await caller.ask('/tca/run_draft', { method: 'POST', body });
  }
  await eventually(async () => (found = await firstCase(caller)) !== null, MAX_CASE_MS);
  return found;
}

async function firstCase(caller: Pick<RestCaller, 'ask'>): Promise<number | null> {
  const cases = await caller.ask('/tca/surveillance_cases?limit=1');
  const first: unknown = Array.isArray(cases) ? cases[0] : null;
  const isCase = typeof first === 'object' && first !== null && 'case_id' in first;
  return isCase && typeof first.case_id === 'number' ? first.case_id : null;
}
