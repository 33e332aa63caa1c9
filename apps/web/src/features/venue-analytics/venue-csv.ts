import { rounded } from '@meridian/domain/number-format';
import type { VenueAnalytics, VenueLine, VenueMean } from '@meridian/protocol/rest/venue-analytics-calls';
import type { TableData } from '../../components/chart/table-data.ts';
import type { VenueTab } from './venue-address.ts';
import type { VenueThresholds } from '@meridian/domain/venue-reading';
import { horizonText, readingOf } from './venue-texts.ts';

/** As many decimals as the screen shows; the rest of a floating-point sum is nobody's figure. */
const HUNDREDTHS = 2;
const TENTHS = 1;

function number(value: number | null | undefined, decimals: number): string {
  const shown = rounded(value, decimals);
  return shown === null ? '' : String(shown);
}

function meanCells(mean: VenueMean): readonly string[] {
  return [mean?.mean, mean?.low, mean?.high].map((value) => number(value, HUNDREDTHS));
}

function meanHead(name: string): readonly string[] {
  return [`${name} bps`, `${name} 95% low`, `${name} 95% high`];
}

const LIQUIDITIES = ['add', 'mid', 'remove'] as const;

/** Only the table of passiveness shows them. */
const markoutsOf = (tab: VenueTab) => (tab === 'passiveness' ? LIQUIDITIES : []);

function cellsOf(line: VenueLine, tab: VenueTab, thresholds: VenueThresholds): readonly string[] {
  const partOf = (liquidity: string) => line.passiveness.find((part) => part.liquidity === liquidity);
  return [
    line.venue,
    line.name,
    line.kind ?? '',
    number(line.fills, 0),
    number(line.n_eff, 0),
    number(line.usd, HUNDREDTHS),
    number(line.share_percent, TENTHS),
    number(line.fill_rate_percent, TENTHS),
    number(line.avg_size, 0),
    number(line.effective_spread_bps, HUNDREDTHS),
    ...line.markouts.flatMap(meanCells),
    ...meanCells(line.reversion),
    ...meanCells(line.toxicity),
    ...LIQUIDITIES.map((liquidity) => number(partOf(liquidity)?.share_percent, TENTHS)),
    ...markoutsOf(tab).flatMap((liquidity) => meanCells(partOf(liquidity)?.markout ?? null)),
    readingOf(line, thresholds) ?? '',
  ];
}

const BLANK = '';
const BEFORE_MARKOUTS = 9;
/** Reversion and toxicity with their intervals, three shares, and the reading. */
const AFTER_MARKOUTS = 10;

function differenceCells({ dark_less_lit }: VenueAnalytics): readonly string[] {
  return [
    'Dark less lit',
    ...Array.from({ length: BEFORE_MARKOUTS }, () => BLANK),
    ...dark_less_lit.flatMap(meanCells),
    ...Array.from({ length: AFTER_MARKOUTS }, () => BLANK),
  ];
}

/** The table of a tab with every interval, rounded as the screen shows it, and the total last. */
export function venueFile(data: VenueAnalytics, tab: VenueTab, thresholds: VenueThresholds): TableData {
  const lines = tab === 'dark-lit' ? [data.lit, data.dark] : data.venues;
  return {
    caption: `Venue analytics ${tab} ${data.from} to ${data.until}`,
    head: [
      'Venue',
      'Name',
      'Type',
      'Fills',
      'Effective fills',
      'Notional USD',
      'Share %',
      'Fill rate %',
      'Average size',
      'Effective spread bps',
      ...data.horizons_ms.flatMap((ms) => meanHead(`Markout ${horizonText(ms)}`)),
      ...meanHead('Reversion 5 m'),
      'Toxicity half spreads',
      'Toxicity 95% low',
      'Toxicity 95% high',
      ...LIQUIDITIES.map((liquidity) => `${liquidity} %`),
      ...markoutsOf(tab).flatMap((liquidity) => meanHead(`${liquidity} markout 1 s`)),
      'Reading',
    ],
    rows: [
      ...lines.map((line) => cellsOf(line, tab, thresholds)),
      ...(tab === 'dark-lit' ? [differenceCells(data)] : []),
      cellsOf(data.all, tab, thresholds),
    ],
  };
}
