import { FIRST_STEP_IDS } from '@meridian/domain/first-steps/first-steps';
import type { FirstStepRow } from '@meridian/protocol/rest/first-steps-calls';

/** How far a desk is, in one sentence. */
export function progressText(steps: readonly Pick<FirstStepRow, 'is_done' | 'title'>[]): string {
  const missing = steps.filter(({ is_done }) => !is_done).map(({ title }) => title.toLowerCase());
  if (missing.length === 0) return 'Everything a first day needs is there.';
  const done = FIRST_STEP_IDS.length - missing.length;
  return `${done} of ${FIRST_STEP_IDS.length} first steps done. Missing: ${missing.join(', ')}.`;
}
