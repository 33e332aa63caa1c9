/** Fewer effective fills than this say nothing of a venue. */
export const MIN_VENUE_FILLS = 30;

export type VenueThresholds = { readonly fair: number; readonly watch: number; readonly toxic: number };

/** Of toxicity, in half spreads: what holds until a user sets others. */
export const VENUE_THRESHOLDS: VenueThresholds = { fair: 0.1, watch: 0.3, toxic: 0.5 };

/** No venue loses so many half spreads in a second. */
export const MAX_VENUE_THRESHOLD = 10;

/** Why these thresholds cannot hold; null when they can. */
export function venueThresholdsProblem({ fair, watch, toxic }: VenueThresholds): string | null {
  const isInside = [fair, watch, toxic].every((value) => value > 0 && value <= MAX_VENUE_THRESHOLD);
  if (!isInside) return `Thresholds are above 0 and at most ${MAX_VENUE_THRESHOLD} half spreads`;
  if (fair < watch && watch < toxic) return null;
  return 'Fair must be below Watch, and Watch below Toxic';
}

export type VenueReading = 'Good' | 'Fair' | 'Watch' | 'Toxic' | 'Too few to tell';

export type VenueReadingInput = {
  readonly nEff: number;
  readonly toxicity: number | null;
  /** Upper end of the 95 % interval of the markout after 5 minutes. */
  readonly lastMarkoutHigh: number | null;
};

/** A venue to watch whose price has surely not come back after 5 minutes is toxic. Null where nothing rested there. */
export function venueReading(
  { nEff, toxicity, lastMarkoutHigh }: VenueReadingInput,
  { fair, watch, toxic }: VenueThresholds = VENUE_THRESHOLDS,
): VenueReading | null {
  if (nEff < MIN_VENUE_FILLS) return 'Too few to tell';
  if (toxicity === null) return null;
  if (toxicity >= toxic) return 'Toxic';
  if (toxicity >= watch) return lastMarkoutHigh !== null && lastMarkoutHigh < 0 ? 'Toxic' : 'Watch';
  return toxicity >= fair ? 'Fair' : 'Good';
}
