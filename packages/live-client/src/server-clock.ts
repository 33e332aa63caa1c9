/** Less is the way of the message, and no reason to tell the page. */
const STEADY_MS = 1_000;

/**
 * Server time minus page time after a message that has the server's time. A workstation's clock may be minutes wrong,
 * and be set right while the page is open.
 */
export function clockOffsetAfter(knownMs: number, serverTimeMs: number, nowMs: number): number {
  const offsetMs = serverTimeMs - nowMs;
  return Math.abs(offsetMs - knownMs) < STEADY_MS ? knownMs : offsetMs;
}
