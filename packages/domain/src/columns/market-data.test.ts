import { describe, expect, it } from 'vitest';
import type { ColumnDefinition } from './column.ts';
import type { ColumnKind } from './column-kind.ts';
import { COMPUTATIONS } from './computations.ts';
import { GRIDS } from './grids.fixture.ts';
import { isMarketData } from './market-data.ts';
import { PARENT_ORDER_FIELDS } from './row-fields.ts';

const TELLS_PRICES: ReadonlySet<ColumnKind> = new Set([
  'price',
  'mid-price',
  'average-price',
  'usd',
  'bps',
  'ticks',
  'cost-bps',
  'cost-ticks',
  'cost-usd',
  'change',
]);

/** Prices and amounts of own orders, and of the previous day. */
const OWN = {
  avg_fill_price: 'what was paid',
  last_fill_price: 'what was paid',
  filled_usd: 'what was paid',
  fees_usd: 'what was paid to venues',
  dark_i_would_price: 'what the order asks for',
  previous_close: 'published the day before',
  avg_daily_notional: 'at the previous close',
} as const;

/** Market volumes are listed by name, because a quantity may be an order's own. */
const VOLUME = /volume|current_.*_size|snap_.*_size/i;
const NOT_A_VOLUME = /^(?:volume_cap|schedule_volume_cap_constrained)$/;

const columns: readonly (ColumnDefinition & { readonly grid: string })[] = Object.values(GRIDS)
  .filter(({ id }) => id !== 'scheduled-reports' && id !== 'saved-reports')
  .flatMap(({ id, columns: own }) => own.map((column) => ({ ...column, grid: id })));

describe('the market-data permit', () => {
  it('is needed for every price, amount, cost and change except own ones and those of the previous day', () => {
    const open = columns.filter((column) => TELLS_PRICES.has(column.kind) && !isMarketData(column));
    expect([...new Set(open.map(({ id }) => id))].filter((id) => !Object.hasOwn(OWN, id))).toEqual([]);
    expect(Object.keys(OWN).filter((id) => !open.some((column) => column.id === id))).toEqual([]);
  });

  it('is needed for every market volume', () => {
    const volumes = columns.filter(({ id }) => VOLUME.test(id) && !NOT_A_VOLUME.test(id));
    expect(volumes.length).toBeGreaterThan(20);
    expect(volumes.filter((column) => !isMarketData(column)).map(({ id, grid }) => `${grid} ${id}`)).toEqual([]);
  });

  it('is needed for every value computed from market data', () => {
    const described = new Map(columns.map((column) => [column.id, column]));
    const fields: Readonly<Record<string, { permission: string | null }>> = PARENT_ORDER_FIELDS;
    for (const [name, { inputs }] of Object.entries(COMPUTATIONS)) {
      const needsPermit = inputs.some((input) => (fields[input] ?? described.get(input))?.permission !== null);
      expect([name, described.get(name)?.permission !== null]).toEqual([name, needsPermit]);
    }
  });

  it('one field is the same in every grid', () => {
    const byId = Map.groupBy(columns, ({ id }) => id);
    for (const [id, alike] of byId) expect([id, new Set(alike.map(isMarketData)).size]).toEqual([id, 1]);
  });
});
