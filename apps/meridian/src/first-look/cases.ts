import type { SurveillanceCase } from '@meridian/protocol/rest/surveillance-calls';
import { ADMIN_EMAIL, type FirstLookDesk } from './first-look-desk.ts';

/** One in so many of the weaker cases is dismissed, so that others stay to be decided. */
const DISMISSED_OF = 3;
const MAX_DISMISSED = 6;

type Decision = { readonly state: SurveillanceCase['state']; readonly reason: string; readonly text: string };

const ESCALATED: Decision & { readonly to: string } = {
  state: 'escalated',
  reason: 'No explanation found',
  text: 'The orders stood for seconds and left when the other side had filled. The trader is asked for the reason.',
  to: 'Compliance officer',
};

const DISMISSED: readonly Decision[] = [
  {
    state: 'dismissed',
    reason: 'Client instruction',
    text: 'Both sides were instructed by the client; the confirmation is with operations.',
  },
  { state: 'dismissed', reason: 'Too small to matter', text: 'A few lots, at the price of the market.' },
];

/** What surveillance found in the demo's past is decided in part, as by somebody who has begun with it. */
export async function decideCases(desk: FirstLookDesk): Promise<void> {
  if (!(await desk.past)) return;
  const officer = await desk.as(ADMIN_EMAIL);
  const all = await officer.ask<readonly SurveillanceCase[]>('GET', '/tca/surveillance_cases');
  if (all.some(({ state }) => state !== 'open')) return;
  const [strongest, ...others] = all.toSorted((a, b) => b.score - a.score || a.case_id - b.case_id);
  if (strongest === undefined) return;
  const weakest = others.toReversed().filter((_case, at) => at % DISMISSED_OF === 0);
  for (const [at, weak] of weakest.slice(0, MAX_DISMISSED).entries()) {
    await officer.ask('POST', placeOf(weak), { ...DISMISSED[at % DISMISSED.length], version: weak.version });
  }
  // Last, so that a start that is cut off before goes on with what is left to dismiss at the next one.
  await officer.ask('POST', placeOf(strongest), { ...ESCALATED, version: strongest.version });
}

function placeOf({ case_id }: SurveillanceCase): string {
  return `/tca/surveillance_cases/${case_id}/disposition`;
}
