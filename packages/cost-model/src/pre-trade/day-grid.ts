const HALF_HOUR_MS = 1_800_000;
/** A day of 24 hours in half hours. */
const MAX_PARTS = 48;

/** The half hours of a trading day, as their edges. The last one may be shorter. */
export function dayGrid(openMs: number, closeMs: number): readonly number[] {
  const count = Math.min(MAX_PARTS, Math.max(1, Math.ceil((closeMs - openMs) / HALF_HOUR_MS)));
  return Array.from({ length: count + 1 }, (_, part) => Math.min(closeMs, openMs + part * HALF_HOUR_MS));
}
