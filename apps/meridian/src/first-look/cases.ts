import type { SurveillanceCase } from '@meridian/protocol/rest/surveillance-calls';
import { ADMIN_EMAIL, APPROVER_EMAIL, type FirstLookDesk } from './first-look-desk.ts';

/** One in so many of the weaker cases is dismissed, so that others stay to be decided. */
const DISMISSED_OF = 3;
const MAX_DISMISSED = 6;
const WASH_TRADE = 'Wash trade';

const ESCALATED = {
  state: 'escalated',
  reason: 'No explanation found',
  text: 'Nobody on the desk can say why. The trader is asked for the reason in writing.',
  to: APPROVER_EMAIL,
} as const;

const DISMISSED_WASH = {
  state: 'dismissed',
  reason: 'Client instruction',
  text: 'Both sides were instructed by the client; the confirmation is with operations.',
} as const;

const DISMISSED_OTHER = {
  state: 'dismissed',
  reason: 'Explained by the strategy',
  text: 'The strategy took its orders back when its own side had filled.',
} as const;

/** What surveillance found in the demo's past is decided in part, as by somebody who has begun with it. */
export async function decideCases(desk: FirstLookDesk): Promise<void> {
  if (!(await desk.past)) return;
  const officer = await desk.as(ADMIN_EMAIL);
  const all = await officer.ask<readonly SurveillanceCase[]>('GET', '/tca/surveillance_cases');
  if (all.some(({ state }) => state === 'escalated')) return;
  const [strongest, ...others] = all.toSorted((a, b) => b.score - a.score || a.case_id - b.case_id);
  if (strongest === undefined) return;
  const weakest = others.toReversed().filter((_case, at) => at % DISMISSED_OF === 0);
  for (const weak of weakest.slice(0, MAX_DISMISSED).filter(({ state }) => state === 'open')) {
    const decision = weak.rule_name === WASH_TRADE ? DISMISSED_WASH : DISMISSED_OTHER;
    await officer.ask('POST', placeOf(weak), { ...decision, version: weak.version });
  }
  // Last, so that the next start goes on with what is left when this one is cut off.
  await officer.ask('POST', placeOf(strongest), { ...ESCALATED, version: strongest.version });
}

function placeOf({ case_id }: SurveillanceCase): string {
  return `/tca/surveillance_cases/${case_id}/disposition`;
}
