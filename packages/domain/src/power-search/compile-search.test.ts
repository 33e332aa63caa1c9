import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchProblem } from './check-search.ts';
import { compileSearch } from './compile-search.ts';
import { normaliseSearch } from './normalise-search.ts';
import { parseSearch } from './parse-search.ts';
import type { PowerSearch, SearchNode, SearchValue } from './power-search.ts';
import { isSearchGroup } from './power-search.ts';
import { findSearchField, SEARCH_FIELDS } from './search-fields.ts';
import { anySearch } from './testing.ts';

const ORDER = {
  parent_order_numeric_id: 1_001,
  client_order_id: 'C-77',
  exchange_symbol: 'VOD',
  description: 'Vodafone Group',
  country: 'GB',
  status: 'WORKING',
  auto_trading_status: false,
  strat: 'vwap',
  must_finish: false,
  list_name: null,
  asset_class: null,
  order_qty: 1_000,
  filled_qty: 400,
  complete_percent: 40,
  current_last: 110,
  previous_close: 100,
  start_time: '0',
  trade_date: '2026-01-31',
  strategy_parameters: '{"as":"vwap_europe"}',
  attributes_json: '{"goal":500,"floor":450,"schedule_volume_cap_constrained":true}',
};

function cellValue(value: unknown) {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** A winter's day: London is five hours ahead of New York, and nine behind Tokyo. */
const NOW_MS = Date.UTC(2026, 0, 30, 12);

function matchesSearch(search: PowerSearch, record: object): boolean {
  const cells = new Map<string, unknown>(Object.entries(record));
  const options = { cells: (field: string) => () => cellValue(cells.get(field)), nowMs: () => NOW_MS };
  return compileSearch<undefined>(search, options)(undefined);
}

function finds(text: string, record: object = ORDER): boolean {
  const result = parseSearch(text);
  if (result.kind === 'error') throw new Error(`${text}: ${result.message}`);
  return matchesSearch(result.search, record);
}

describe('a search', () => {
  it.each([
    'country:gb',
    'country:JP,GB',
    '%complete<50 strat:VWAP',
    '%complete:40..60',
    'symbol:vo*',
    'vodafone',
    '1001',
    'c-77',
    'status:paused',
    'status:working',
    'auto:off',
    'must_finish:on',
    'asset:equity',
    'list:empty',
    '-list:basket',
    'list!=basket',
    'goal>=500',
    'floor:450',
    'to_trade:50',
    'percent_ahead<0',
    'percent_change:9..11',
    'vc_constrained:on',
    'strategy_setting_name:vwap_*',
    'start:"Market Open"',
    'trade_date>=2026-01-01',
    'country:JP or strat:vwap',
    '-(country:JP strat:vwap)',
  ])('%s finds the order', (text) => expect(finds(text)).toBe(true));

  it.each([
    'country:JP',
    'list:basket',
    'list<z',
    '-list:empty',
    'status:filled',
    '-status:paused',
    'status!=working',
    'goal:empty',
    'limit>1',
    '-limit:empty',
    'country:GB -strat:vwap',
    'percent_change>10.5',
  ])('%s does not find the order', (text) => expect(finds(text)).toBe(false));

  it('without conditions finds everything', () => expect(finds('', {})).toBe(true));

  it('means the same in its normal form', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(matchesSearch(normaliseSearch(search), ORDER)).toBe(matchesSearch(search, ORDER));
      }),
      { numRuns: 1_000 },
    );
  });

  it('and its negation never both find a row', () => {
    fc.assert(
      fc.property(anySearch, fc.boolean(), ({ join, conditions }, isHiding) => {
        fc.pre(conditions.length > 0);
        const opposite: PowerSearch = { join: 'and', conditions: [{ join, conditions, not: true }] };
        const options = {
          cells: (field: string) => () => cellOf(field),
          isHidden: () => isHiding,
          nowMs: () => NOW_MS,
        };
        const found = [{ join, conditions }, opposite].map((search) => compileSearch(search, options)(undefined));
        expect(found.filter(Boolean)).toHaveLength(isHiding ? 0 : 1);
      }),
      { numRuns: 1_000 },
    );
  });
});

function cellOf(field: string): SearchValue {
  return new Map<string, SearchValue>(Object.entries(ORDER)).get(field) ?? null;
}

/** Replaces every condition by one that is always true, except hidden ones. */
function hides(node: SearchNode, hidden: string): boolean {
  return isSearchGroup(node) ? node.conditions.some((child) => hides(child, hidden)) : node.field === hidden;
}

function found(zone: string | undefined, text: string, record: object): boolean {
  const result = parseSearch(text);
  if (result.kind === 'error') throw new Error(result.message);
  return matchesSearch({ ...result.search, ...(zone !== undefined && { zone }) }, record);
}

describe("start and end in the reader's zone", () => {
  const TOKYO = { country: 'JP', start_time: '09:30', end_time: '15:00' };

  it('are what his grid shows, so that a time that he reads there is found', () => {
    expect(found('Europe/London', 'start:"00:30"', TOKYO)).toBe(true);
    expect(found('Europe/London', 'start:"09:30"', TOKYO)).toBe(false);
    expect(found('Europe/London', 'end:"06:00"', TOKYO)).toBe(true);
    expect(found('America/New_York', 'start:"19:30"', TOKYO)).toBe(true);
    expect(found(undefined, 'start:"09:30"', TOKYO)).toBe(true);
  });

  it('are compared in that zone, whatever the exchange', () => {
    const orders = [TOKYO, { country: 'US', start_time: '09:30' }, { country: 'GB', start_time: '09:30' }];
    const early = (zone: string) => orders.map((order) => found(zone, 'start<"09:00"', order));
    expect(early('Europe/London')).toEqual([true, false, false]);
    expect(early('America/New_York')).toEqual([false, false, true]);
  });

  it('are found by their names, and an end that is known by its time, too', () => {
    const close = { country: 'US', end_time: '0', end_time_since_epoch_milliseconds: Date.UTC(2026, 0, 30, 21) };
    for (const text of ['end:"Market Close"', 'end:"21:00"', 'end:"21:00 Market Close"'])
      expect(found('Europe/London', text, close)).toBe(true);
    expect(found('Europe/London', 'end:"16:00"', close)).toBe(false);
    expect(found('Europe/London', 'start:"Market Open"', ORDER)).toBe(true);
    expect(found('Europe/London', 'start:empty', {})).toBe(true);
  });

  it('of a zone that does not exist are refused with a sentence', () => {
    expect(searchProblem({ join: 'and', conditions: [], zone: 'Mars/Olympus' })).toBe(
      'There is no time zone Mars/Olympus.',
    );
  });
});

describe('a hidden field', () => {
  const HIDDEN = 'current_last';

  it.each(['last>100', '-last>100', 'last:empty', '-last:empty', 'last!=5', 'last:5 or last!=5'])(
    '%s finds nothing',
    (text) => {
      const result = parseSearch(text);
      if (result.kind === 'error') throw new Error(result.message);
      const isFound = compileSearch(result.search, {
        cells: (field: string) => () => cellOf(field),
        isHidden: ({ id }) => id === HIDDEN,
        nowMs: () => NOW_MS,
      });
      expect(isFound(undefined)).toBe(false);
    },
  );

  it('never changes the result of any search', () => {
    fc.assert(
      fc.property(anySearch, fc.array(fc.double({ noNaN: true }), { minLength: 2, maxLength: 4 }), (search, prices) => {
        const asking: PowerSearch = {
          join: 'and',
          conditions: [
            { join: 'or', conditions: [{ field: HIDDEN, operator: '>', value: 0 }, ...search.conditions] },
            ...search.conditions,
          ],
        };
        expect(hides({ ...asking }, HIDDEN)).toBe(true);
        const found = prices.map((price) =>
          compileSearch(asking, {
            cells: (field: string) => () => (field === HIDDEN ? price : cellOf(field)),
            isHidden: ({ id, column }) => id === HIDDEN || column?.source === 'computed',
            nowMs: () => NOW_MS,
          })(undefined),
        );
        expect(new Set(found).size).toBe(1);
      }),
    );
  });
});

describe('fields', () => {
  it('are found by their own ids and names', () => {
    for (const field of SEARCH_FIELDS) {
      expect(findSearchField(field.id)?.id).toBe(field.id);
      expect(findSearchField(field.name)?.id).toBe(field.id);
    }
    expect(findSearchField('% CMPL')?.id).toBe('complete_percent');
    expect(findSearchField('Avg px')?.id).toBe('avg_fill_price');
    expect(findSearchField('nothing')).toBeNull();
  });
});

describe('a search with many conditions', () => {
  const PARTS = Array.from(
    { length: 50 },
    (_, at) => ({ field: 'any', operator: 'contains', value: `nowhere ${at}` }) as const,
  );

  it('reads each cell of a row once, so that fifty conditions hardly cost more than one', () => {
    let reads = 0;
    const cells = (field: string) => () => {
      reads += 1;
      return cellOf(field);
    };
    const isFound = compileSearch<undefined>({ join: 'or', conditions: PARTS }, { cells, nowMs: () => NOW_MS });
    expect(isFound(undefined)).toBe(false);
    expect(reads).toBe(10);
    isFound(undefined);
    expect(reads).toBe(20);
  });

  it('finds a text within one column, never across two', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'B', 'b', '\n', ' '), minLength: 1, maxLength: 4 });
    const row = fc.record({ exchange_symbol: words, description: words, list_name: fc.option(words) });
    fc.assert(
      fc.property(row, words, (order, wanted) => {
        const search: PowerSearch = {
          join: 'and',
          conditions: [{ field: 'any', operator: 'contains', value: wanted }],
        };
        const has = (text: string | null) => text?.toLowerCase().includes(wanted.toLowerCase()) === true;
        expect(matchesSearch(search, order)).toBe(Object.values(order).some(has));
      }),
    );
  });
});
