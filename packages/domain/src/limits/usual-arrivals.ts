/** Orders that came in half an hour: how many, what they count for in US dollars, and the sum of its squares. */
export type Arrivals = readonly [count: number, usd: number, squares: number];

/** One past day of an account by half hours from the open; what came before the open is in the first. */
export type DayArrivals = { readonly date: string; readonly slots: readonly Arrivals[] };

/** What came on an average past day after this time of it. */
export type UsualArrivals = {
  readonly days: number;
  readonly arrivals: number;
  readonly usd: number;
  readonly usd_squares: number;
};

export const SLOT_MS = 1_800_000;
/** A month of trading: longer ago a client was another. */
export const MAX_USUAL_DAYS = 20;

/** Null without past days. The half hour of now counts for as much as is left of it. */
export function usualArrivals(days: readonly DayArrivals[], sinceOpenMs: number): UsualArrivals | null {
  if (days.length === 0) return null;
  const at = Math.max(0, sinceOpenMs) / SLOT_MS;
  const sums = { arrivals: 0, usd: 0, usd_squares: 0 };
  for (const { slots } of days) {
    for (const [slot, [count, usd, squares]] of slots.entries()) {
      const share = Math.min(1, Math.max(0, slot + 1 - at));
      sums.arrivals += share * count;
      sums.usd += share * usd;
      sums.usd_squares += share * squares;
    }
  }
  const { length } = days;
  return {
    days: length,
    arrivals: sums.arrivals / length,
    usd: sums.usd / length,
    usd_squares: sums.usd_squares / length,
  };
}
