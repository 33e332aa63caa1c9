/** Sends a venue's orders to other than its default destinations. */
export type VenueOverride = {
  readonly venue: string;
  readonly destination: string;
};

export type VenueConfiguration = {
  readonly id: number;
  readonly exec_broker: string;
  readonly venue: string;
  /** Lower is tried first. */
  readonly priority: number;
  readonly defaultDestinations: readonly string[];
  readonly venueOverrides: readonly VenueOverride[];
  readonly version: number;
};
