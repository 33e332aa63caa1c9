import type { AssetClass } from '@meridian/domain/asset-class';

export type VenueKind = 'lit' | 'dark' | 'conditional' | 'auction';

/** How hidden contra interest comes and goes at a venue that shows no book. */
export type HiddenLiquidity = {
  /** Probability that one side of the book has hidden interest during a period. */
  readonly presence: number;
  readonly periodMs: number;
  /** What comes to one side in a day, as a share of all that the instrument trades: nobody gets more there. */
  readonly dailyShare: number;
  /** Spread of the interest's lognormal size. */
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
  /** Adverse move of the mid one second after a resting fill: of the spread when lit, of the half spread when dark. */
  readonly toxicity: number;
  /** Null where there is a book. */
  readonly hidden: HiddenLiquidity | null;
  /** Chance that an invited contra firms up; null where nothing is conditional. */
  readonly firmUpRate: number | null;
};
