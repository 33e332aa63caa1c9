/** Reasons that the desk gives often, to choose from. */
export const OVERRIDE_CHOICES = [
  'Confirmed by the client',
  'Confirmed by the portfolio manager',
  'Part of a larger order',
  'Index or benchmark event',
  'Hedge',
] as const;

export const MIN_REASON_LETTERS = 10;

/** For the preview of a change: it asks what the checks find, and nothing is sent. */
export const PREVIEW_REASON = 'Only a preview';

/** The text that asks for a reason to override. */
export function reasonNeeded(warnings: number): string {
  return `Enter a reason to override ${warnings === 1 ? '1 warning' : `${warnings} warnings`}`;
}

/** Without spaces, digits and marks, so that "......" is no reason. */
export function lettersIn(reason: string): number {
  return reason.match(/\p{L}/gu)?.length ?? 0;
}

/** Why a reason does not override warnings. Null when it does. */
export function reasonProblem(reason: string, warnings: number): string | null {
  const given = reason.trim();
  if (given === '') return reasonNeeded(warnings);
  const isEnough = lettersIn(given) >= MIN_REASON_LETTERS || OVERRIDE_CHOICES.some((choice) => choice === given);
  return isEnough
    ? null
    : `"${given}" is too short a reason: write at least ${MIN_REASON_LETTERS} letters or choose one`;
}
