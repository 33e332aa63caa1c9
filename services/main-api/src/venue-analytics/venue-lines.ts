import { largestRemainder } from '@meridian/cost-model/schedules/largest-remainder';
import type { VenueReference } from '@meridian/domain/reference/market-files';
import { TOXIC_HORIZON, VENUE_HORIZONS_MS, type VenueFillSums, type VenueSent } from '@meridian/domain/venue-fill-sums';
import type { VenueAnalytics, VenueLine, VenueMean } from '@meridian/protocol/rest/venue-analytics-calls';
import { clusterDifference, clusterMean, type Ratio } from '@meridian/tca/statistics/cluster-means';

const LIQUIDITIES = ['add', 'mid', 'remove', 'auction'] as const;

type FillRatio = Ratio<VenueFillSums>;

const MARKOUTS: readonly FillRatio[] = [
  { value: (row) => row.markout_0, weight: (row) => row.weight_0 },
  { value: (row) => row.markout_1, weight: (row) => row.weight_1 },
  { value: (row) => row.markout_2, weight: (row) => row.weight_2 },
  { value: (row) => row.markout_3, weight: (row) => row.weight_3 },
  { value: (row) => row.markout_4, weight: (row) => row.weight_4 },
];
const ONE_SECOND = TOXIC_HORIZON;
/** Each fill in half spreads of its own: a venue of wide markets is not measured by the spread of narrow ones. */
const HALVES: FillRatio = { value: (row) => row.halves, weight: (row) => row.halves_weight };
const TEN_SECONDS = VENUE_HORIZONS_MS.indexOf(10_000);
const FIVE_MINUTES = VENUE_HORIZONS_MS.indexOf(300_000);

export type VenueInput = {
  readonly fills: readonly VenueFillSums[];
  /** What was sent to the venues, and what of it was filled. */
  readonly sent: readonly VenueSent[];
  readonly reference: ReadonlyMap<string, VenueReference>;
};

type Figures = Pick<VenueAnalytics, 'half_spread_bps' | 'venues' | 'all' | 'lit' | 'dark' | 'dark_less_lit'>;

function sumOf(rows: readonly VenueFillSums[], of: (row: VenueFillSums) => number): number {
  let sum = 0;
  for (const row of rows) sum += of(row);
  return sum;
}

function ratioOf(rows: readonly VenueFillSums[], { value, weight }: FillRatio): number | null {
  const whole = sumOf(rows, weight);
  return whole > 0 ? sumOf(rows, value) / whole : null;
}

function markoutAt(at: number): FillRatio {
  const ratio = MARKOUTS[at];
  if (ratio === undefined) throw new Error(`There is no horizon ${at}.`);
  return ratio;
}

/** Kish's count: how many fills of equal weight say as much. */
function effectiveFills(rows: readonly VenueFillSums[]): number {
  const squared = sumOf(rows, (row) => row.weight_squared);
  return squared > 0 ? sumOf(rows, (row) => row.weight) ** 2 / squared : 0;
}

function isResting({ liquidity }: VenueFillSums): boolean {
  return liquidity === 'add' || liquidity === 'mid';
}

/** What resting fills lost in the second after, in half spreads. */
function toxicityOf(rows: readonly VenueFillSums[]): VenueMean {
  const markout = clusterMean(rows.filter(isResting), HALVES);
  return markout === null ? null : { mean: -markout.mean, low: -markout.high, high: -markout.low };
}

type LineNames = Pick<VenueLine, 'venue' | 'name' | 'kind' | 'fill_rate_percent'>;

/** Filled of what was sent, in percent. */
function fillRate(sent: readonly VenueSent[], isOf: (venue: string) => boolean): number | null {
  const own = sent.filter(({ venue }) => isOf(venue));
  const asked = own.reduce((sum, row) => sum + row.sent, 0);
  return asked > 0 ? (100 * own.reduce((sum, row) => sum + row.filled, 0)) / asked : null;
}

function lineOf(rows: readonly VenueFillSums[], names: LineNames): VenueLine {
  const fills = sumOf(rows, (row) => row.fills);
  const weight = sumOf(rows, (row) => row.weight);
  return {
    ...names,
    fills,
    n_eff: effectiveFills(rows),
    usd: sumOf(rows, (row) => row.usd),
    share_percent: 0,
    avg_size: fills === 0 ? null : sumOf(rows, (row) => row.qty) / fills,
    effective_spread_bps: ratioOf(rows, { value: (row) => row.effective, weight: (row) => row.quoted_weight }),
    markouts: MARKOUTS.map((ratio) => clusterMean(rows, ratio)),
    reversion: clusterDifference({ rows, ratio: markoutAt(FIVE_MINUTES) }, { rows, ratio: markoutAt(TEN_SECONDS) }),
    toxicity: toxicityOf(rows),
    peers: null,
    passiveness: LIQUIDITIES.map((liquidity) => {
      const own = rows.filter((row) => row.liquidity === liquidity);
      return {
        liquidity,
        share_percent: weight > 0 ? (100 * sumOf(own, (row) => row.weight)) / weight : 0,
        n_eff: effectiveFills(own),
        markout: clusterMean(own, markoutAt(ONE_SECOND)),
      };
    }),
  };
}

/** Shares to a tenth of a percent that make 100 together. */
function withShares(lines: readonly VenueLine[], weights: readonly number[]): readonly VenueLine[] {
  const tenths = weights.length === 0 ? [] : largestRemainder(weights, 1_000);
  return lines.map((line, at) => Object.assign({}, line, { share_percent: (tenths[at] ?? 0) / 10 }));
}

/** In tenths, so that it is the sum of what is shown. */
function shareOf(lines: readonly VenueLine[]): number {
  return lines.reduce((sum, line) => sum + Math.round(line.share_percent * 10), 0) / 10;
}

/** A venue is not compared with itself. */
function peersOf(rows: readonly VenueFillSums[]): VenueLine['peers'] {
  if (rows.length === 0) return null;
  const fills = sumOf(rows, (row) => row.fills);
  return { fills, n_eff: effectiveFills(rows), markouts: MARKOUTS.map((ratio) => clusterMean(rows, ratio)) };
}

/** Every figure of the venues, the most traded first, and of dark against lit. */
export function venueFigures({ fills, sent, reference }: VenueInput): Figures {
  const quoted = ratioOf(fills, { value: (row) => row.quoted, weight: (row) => row.quoted_weight });
  const kindOf = (venue: string) => reference.get(venue)?.kind ?? null;
  const isLit = (venue: string) => kindOf(venue) === 'LIT';
  const isDark = (venue: string) => kindOf(venue) === 'DARK' || kindOf(venue) === 'CONDITIONAL';
  const groups = [...Map.groupBy(fills, ({ venue }) => venue)]
    .map(([venue, rows]) => ({ venue, rows, weight: sumOf(rows, (row) => row.weight) }))
    .sort((a, b) => b.weight - a.weight || a.venue.localeCompare(b.venue));
  const lines = groups.map(({ venue, rows }) => {
    const names = { venue, name: reference.get(venue)?.name ?? '', kind: kindOf(venue) };
    const line = lineOf(rows, { ...names, fill_rate_percent: fillRate(sent, (each) => each === venue) });
    const isPeer = isLit(venue) ? isLit : isDark(venue) ? isDark : () => false;
    return { ...line, peers: peersOf(fills.filter((row) => row.venue !== venue && isPeer(row.venue))) };
  });
  const venues = withShares(
    lines,
    groups.map(({ weight }) => weight),
  );
  const group = (name: string, isOf: (venue: string) => boolean) => {
    const rows = fills.filter(({ venue }) => isOf(venue));
    const names = { venue: name, name: '', kind: null, fill_rate_percent: fillRate(sent, isOf) };
    const share_percent = shareOf(venues.filter(({ venue }) => isOf(venue)));
    return { rows, line: { ...lineOf(rows, names), share_percent } };
  };
  const all = group('All venues', () => true).line;
  const [lit, dark] = [group('Lit', isLit), group('Dark', isDark)];
  return {
    half_spread_bps: quoted === null ? null : quoted / 2,
    venues: [...venues],
    all,
    lit: lit.line,
    dark: dark.line,
    dark_less_lit: MARKOUTS.map((ratio) => clusterDifference({ rows: dark.rows, ratio }, { rows: lit.rows, ratio })),
  };
}
