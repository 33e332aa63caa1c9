import { MIN_VENUE_FILLS, type VenueThresholds, venueReading } from '@meridian/domain/venue-reading';
import { formatFixed, formatSigned } from '@meridian/domain/number-format';
import type { VenueLine, VenueMean } from '@meridian/protocol/rest/venue-analytics-calls';

/** `100` is 0.1 s, `60000` is 1 m. */
export function horizonText(ms: number): string {
  if (ms < 60_000) return `${ms / 1000} s`;
  return `${ms / 60_000} m`;
}

/** Half of the interval's width, which need not lie evenly about the mean. */
export function spreadText(mean: VenueMean): string {
  return mean === null ? '' : `±${formatFixed((mean.high - mean.low) / 2, 2)}`;
}

export function meanText(mean: VenueMean): string {
  return mean === null ? '' : formatSigned(mean.mean, 2);
}

/** The interval excludes zero. */
export function isSure(mean: VenueMean): boolean {
  return mean !== null && (mean.low > 0 || mean.high < 0);
}

export function hasFew({ n_eff }: Pick<VenueLine, 'n_eff'>): boolean {
  return n_eff < MIN_VENUE_FILLS;
}

export function readingOf(line: VenueLine, thresholds: VenueThresholds) {
  const input = {
    nEff: line.n_eff,
    toxicity: line.toxicity?.mean ?? null,
    lastMarkoutHigh: line.markouts.at(-1)?.high ?? null,
  };
  return venueReading(input, thresholds);
}

export const TOXICITY_RULE =
  'What resting and midpoint fills lost in 1 s, in half spreads of their own. 0 is harmless, negative is good: they kept what resting earned.';

export function readingRule({ fair, watch, toxic }: VenueThresholds): string {
  return `Good below ${fair} half spreads, Watch from ${watch}, Toxic from ${toxic} or when the price has not come back after 5 m. Fewer than ${MIN_VENUE_FILLS} effective fills say nothing.`;
}
