/** Attempts that a challenge takes on average; how many this one takes is not known before its end. */
const TYPICAL_ATTEMPTS = 150;

/** A bar that always moves and never claims to be done. */
export function captchaProgress(attempts: number): number {
  return 1 - Math.exp(-attempts / TYPICAL_ATTEMPTS);
}
