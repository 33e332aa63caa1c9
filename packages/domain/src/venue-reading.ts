/** Fewer effective fills than this say nothing of a venue. */
export const MIN_VENUE_FILLS = 30;

export type VenueThresholds = { readonly fair: number; readonly watch: number; readonly toxic: number };

/** Of toxicity, in half spreads. */
export const VENUE_THRESHOLDS: VenueThresholds = { fair: 0.1, watch: 0.3, toxic: 0.5 };

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
