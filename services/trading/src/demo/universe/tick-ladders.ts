import { type PriceSteps, priceSteps, priceUnit } from '@meridian/domain/reference/price-steps';
import type { PriceBand } from '@meridian/domain/reference/tick-size-at';

/** Each tick size with the price from which it holds, ascending. */
export type TickLadder = readonly (readonly [fromPrice: number, tickSize: number])[];

/** The most liquid band of the European table. */
const EUROPE: TickLadder = [
  [0, 0.0001],
  [1, 0.0002],
  [2, 0.0005],
  [5, 0.001],
  [10, 0.002],
  [20, 0.005],
  [50, 0.01],
  [100, 0.02],
  [200, 0.05],
  [500, 0.1],
  [1000, 0.2],
  [2000, 0.5],
  [5000, 1],
];

const JAPAN: TickLadder = [
  [0, 0.1],
  [1000, 0.5],
  [3000, 1],
  [10_000, 5],
  [30_000, 10],
];

const HONG_KONG: TickLadder = [
  [0, 0.005],
  [0.5, 0.01],
  [10, 0.02],
  [20, 0.05],
  [100, 0.1],
  [200, 0.2],
  [500, 0.5],
];

const CENTS: TickLadder = [[0, 0.01]];

/** The tick tables of the share markets, by name. */
export const TICK_TABLES = { CENTS, EUROPE, JAPAN, 'HONG-KONG': HONG_KONG } as const;

const TABLE_OF: Readonly<Record<string, keyof typeof TICK_TABLES>> = {
  US: 'CENTS',
  CA: 'CENTS',
  GB: 'EUROPE',
  NL: 'EUROPE',
  DE: 'EUROPE',
  CH: 'EUROPE',
  JP: 'JAPAN',
  HK: 'HONG-KONG',
};

export function equityTickTable(country: string): keyof typeof TICK_TABLES {
  const table = TABLE_OF[country];
  if (table === undefined) throw new Error(`no tick sizes for ${country}`);
  return table;
}

/** The price unit of a country's shares, and its tick table in that unit. */
export function equityTicks(country: string): { readonly tickSize: number; readonly steps: PriceSteps } {
  const bands = bandsOf(TICK_TABLES[equityTickTable(country)]);
  const tickSize = priceUnit(bands) ?? 0.01;
  return { tickSize, steps: priceSteps(bands, tickSize) };
}

function bandsOf(ladder: TickLadder): readonly PriceBand[] {
  return ladder.map(([from_price, tick_size]) => ({ from_price, tick_size }));
}
