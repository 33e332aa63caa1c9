import type { AssetClass } from '@meridian/domain/asset-class';

export type VenueKind = 'lit' | 'dark' | 'conditional' | 'auction';

/** How hidden interest appears and disappears at a venue without a visible book. */
export type HiddenLiquidity = {
  /** Probability that one side of the book has hidden interest during a period. */
  readonly presence: number;
  readonly periodMs: number;
  /** Interest on one side in a day, as a share of the instrument's volume. Nobody trades more there. */
  readonly dailyShare: number;
  /** Standard deviation of the logarithm of its size. */
  readonly logSd: number;
};

export type Venue = {
  /** Market identifier code: the venue's name on orders and prints. */
  readonly mic: string;
  readonly name: string;
  readonly kind: VenueKind;
  readonly assetClasses: readonly AssetClass[];
  readonly countries: readonly string[];
  /** Weight among the lit venues of an instrument. */
  readonly volumeWeight: number;
  /**
   * Adverse move of the mid one second after a resting fill, as a fraction of the spread when lit, of half the spread
   * when dark.
   */
  readonly toxicity: number;
  /** Null for a venue with a book. */
  readonly hidden: HiddenLiquidity | null;
  /** Probability that an invited contra firms up. Null for a venue without conditional orders. */
  readonly firmUpRate: number | null;
};
