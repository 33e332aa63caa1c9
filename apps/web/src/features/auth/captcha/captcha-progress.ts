/** The average number of attempts. The actual number is known only at the end. */
const TYPICAL_ATTEMPTS = 150;

/** A progress value that always grows and never reaches the end. */
export function captchaProgress(attempts: number): number {
  return 1 - Math.exp(-attempts / TYPICAL_ATTEMPTS);
}
