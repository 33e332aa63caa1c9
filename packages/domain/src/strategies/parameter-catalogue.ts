import { CALENDAR_SPREAD, DEFAULT_ASSET_CLASS } from '../asset-class.ts';
import type { Maybe } from '../maybe.ts';
import { PARAMETERS, type ParameterKey, type ParameterValue, type StrategyParameter } from './parameter-definition.ts';
import { STRATEGY_NAMES, type StrategyName } from './strategy-names.ts';

/** A strategy on the ticket. */
export type StrategyDescription = {
  readonly strategy: StrategyName;
  readonly label: string;
  readonly help: string;
  /** Which instruments it can work: all, those with auctions, equities only, or calendar spreads only. */
  readonly suits: 'all' | 'auctioned' | 'shares' | typeof CALENDAR_SPREAD;
  readonly parameters: readonly StrategyParameter[];
};

type Defaults = Partial<Record<ParameterKey, ParameterValue>>;

function asTaken(key: ParameterKey, value: ParameterValue, isFixed: boolean): StrategyParameter {
  return { ...PARAMETERS[key], default: value, isFixed };
}

function taking(defaults: Defaults, fixed: readonly ParameterKey[] = []): readonly StrategyParameter[] {
  const keys = Object.keys(PARAMETERS).filter((key): key is ParameterKey => Object.hasOwn(defaults, key));
  return keys.map((key) => asTaken(key, defaults[key] ?? null, fixed.includes(key)));
}

const TIMES = { st: '-1', et: '0' } as const;
const CAP = { vc: null, soft_cap: false } as const;
const SIZES = { display: null, min_fill: null, min_child_notional: 0 } as const;
const WORKED = { ...TIMES, ...CAP, ...SIZES, urgency: 'medium', dark: true, i_would: null, moo: 0 } as const;

/** The parameters of each strategy with defaults, bounds and help. */
export const PARAMETER_CATALOGUE: Readonly<Record<StrategyName, StrategyDescription>> = {
  vwap: {
    strategy: 'vwap',
    label: 'VWAP',
    help: 'Follows the usual volume of the day, with the closing auction if it ends there.',
    suits: 'all',
    parameters: taking({ ...WORKED, moc: null, mf: true }, ['mf']),
  },
  twap: {
    strategy: 'twap',
    label: 'TWAP',
    help: 'Trades evenly over time, in slices of random size at random moments.',
    suits: 'all',
    parameters: taking({ ...WORKED, moc: 0, mf: true }, ['mf']),
  },
  pov: {
    strategy: 'pov',
    label: 'POV',
    help: 'Trades a fixed share of market volume.',
    suits: 'all',
    parameters: taking({ ...WORKED, moc: 0, pr: 10, mf: false, adaptive: false }),
  },
  close: {
    strategy: 'close',
    label: 'Close',
    help: 'Trades as much as it can in the closing auction, and the rest increasingly towards the close.',
    suits: 'auctioned',
    parameters: taking({ ...WORKED, moc: null, mf: true }, ['mf', 'et']),
  },
  optimal: {
    strategy: 'optimal',
    label: 'Optimal (IS)',
    help: 'Trades early where waiting is a risk: the more urgent, the earlier.',
    suits: 'all',
    parameters: taking({ ...WORKED, moc: 0, mf: false }),
  },
  lqseek: {
    strategy: 'lqseek',
    label: 'Liquidity seeking',
    help: 'Looks for size in dark and conditional venues, and trades in lit ones at a modest rate.',
    suits: 'shares',
    parameters: taking({ ...TIMES, ...CAP, ...SIZES, pr: null, urgency: 'medium', dark: true, i_would: null }, [
      'dark',
    ]),
  },
  dark: {
    strategy: 'dark',
    label: 'Dark',
    help: 'Trades in dark and conditional venues only, at the mid.',
    suits: 'shares',
    parameters: taking({ ...TIMES, ...CAP, dark: true, min_fill: null, min_child_notional: 0 }, ['dark']),
  },
  'calendar-spread': {
    strategy: 'calendar-spread',
    label: 'Calendar spread',
    help: "Trades in the exchange's spread book first, or in the legs when they are cheaper; the other leg is hedged at once.",
    suits: CALENDAR_SPREAD,
    parameters: taking({ ...TIMES, ...CAP, urgency: 'medium', mf: false, display: null }),
  },
  moo: {
    strategy: 'moo',
    label: 'MOO',
    help: 'Trades everything in the opening auction.',
    suits: 'auctioned',
    parameters: taking({ st: '0', et: '0' }, ['st', 'et']),
  },
  moc: {
    strategy: 'moc',
    label: 'MOC',
    help: 'Trades everything in the closing auction.',
    suits: 'auctioned',
    parameters: taking({ st: '-1', et: '0' }, ['et']),
  },
  staging: {
    strategy: 'staging',
    label: 'Staging',
    help: 'Waits without child orders until it is sent.',
    suits: 'all',
    parameters: [],
  },
};

/** Only equities have dark venues. */
export function hasDarkVenues(assetClass: Maybe<string>): boolean {
  return assetClass === null || assetClass === undefined || assetClass === DEFAULT_ASSET_CLASS;
}

const DARK_KEYS: ReadonlySet<string> = new Set(['dark', 'min_fill']);

/** The parameters of a strategy for an asset class. */
export function parametersFor(strategy: StrategyName, assetClass: Maybe<string>): readonly StrategyParameter[] {
  const { parameters } = PARAMETER_CATALOGUE[strategy];
  return hasDarkVenues(assetClass) ? parameters : parameters.filter(({ key }) => !DARK_KEYS.has(key));
}

/** In display order. */
export const STRATEGY_DESCRIPTIONS: readonly StrategyDescription[] = STRATEGY_NAMES.map(
  (name) => PARAMETER_CATALOGUE[name],
);

/** Whether a strategy can work an instrument. */
export function suitsInstrument(
  { suits }: StrategyDescription,
  instrument: { readonly assetClass: string; readonly assetSubClass: string | null },
): boolean {
  const isSpread = instrument.assetSubClass === CALENDAR_SPREAD;
  if (suits === CALENDAR_SPREAD) return isSpread;
  if (suits === 'auctioned') return !isSpread;
  return suits === 'all' || instrument.assetClass === 'EQUITY';
}

/** Why a strategy cannot work an instrument, and what to do about it. */
export function unsuitableText({ label, suits }: StrategyDescription, symbol: string): string {
  return `${label} ${UNSUITABLE[suits]}: choose another strategy for ${symbol}`;
}

const UNSUITABLE: Readonly<Record<StrategyDescription['suits'], string>> = {
  all: 'is not available',
  auctioned: 'needs an auction, and calendar spreads have none',
  shares: 'trades in dark venues, and futures have none',
  [CALENDAR_SPREAD]: 'works calendar spreads only',
};
