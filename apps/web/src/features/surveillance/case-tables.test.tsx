import { assert, double, property } from 'fast-check';
import type { SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';
import { describe, expect, it } from 'vitest';
import { markupOf, rowsOf, textOf, textsOf } from '../../api/shown.fixture.tsx';
import { aCase, CASE_ORDER } from './a-case.fixture.ts';
import { timeWithMs } from './case-clock.ts';
import { CaseFilters } from './case-filters.tsx';
import { CaseList } from './case-list.tsx';
import { CaseOrders } from './case-orders.tsx';
import { CaseTrail } from './case-trail.tsx';
import { CaseView } from './case-view.tsx';
import { CheckTable } from './check-table.tsx';
import { MarketTable } from './market-table.tsx';

type Check = SurveillanceCaseDetail['checks'][number];

const CHECK: Check = {
  id: 'size',
  label: 'Size',
  unit: 'times',
  bound: 'min',
  limit: 3,
  seen: 4.6,
  is_met: true,
  points: 13,
  max_points: 15,
};

describe('the thresholds of a case', () => {
  const checks: Check[] = [
    CHECK,
    {
      ...CHECK,
      id: 'life',
      label: 'Life',
      unit: 'ms',
      bound: 'max',
      limit: 800,
      seen: 2_500,
      is_met: false,
      points: 0,
    },
    { ...CHECK, id: 'odd', label: 'Odd', unit: 'of old', limit: 0, seen: 1.239 },
  ];

  it('stand with their units, what was seen, and the points that they gave', () => {
    expect(rowsOf(<CheckTable found={aCase({ checks })} />).slice(1)).toEqual([
      ['Size', '≥ 3×', '4.6×', 'met', '13 / 15'],
      ['Life', '≤ 800 ms', '2.5 s', 'not met', '0 / 15'],
      ['Odd', '≥ 0', '1.24', 'met', '13 / 15'],
      ['2 of 3 met', 'default thresholds', '72 / 100'],
    ]);
  });

  it('name the version that the case was judged by', () => {
    expect(textOf(<CheckTable found={aCase({ thresholds_version: 4 })} />)).toContain('thresholds v4');
  });

  it('never draw a bar wider than its frame', () => {
    assert(
      property(double({ min: 0, max: 1e9, noNaN: true }), double({ min: 0, max: 1e9, noNaN: true }), (limit, seen) => {
        const [, width] =
          /width:([\d.e+-]+)%/.exec(markupOf(<CheckTable found={aCase({ checks: [{ ...CHECK, limit, seen }] })} />)) ??
          [];
        expect(Number(width)).toBeGreaterThanOrEqual(0);
        expect(Number(width)).toBeLessThanOrEqual(100);
      }),
      { numRuns: 20 },
    );
  });
});

const rows = (orders: SurveillanceCaseDetail['orders']) =>
  rowsOf(<CaseOrders found={aCase({ orders })} marked={null} onMark={() => undefined} />).slice(1);

describe('the orders of a case', () => {
  it('tell when they were out, how long they lived and how long after the fill', () => {
    expect(rows([CASE_ORDER])[0]?.slice(1, 3)).toEqual(['501', 'BUY']);
    expect(rows([CASE_ORDER])[0]?.slice(5)).toEqual([
      '101.20 / 101.30',
      '0',
      expect.stringMatching(/^out \d\d:\d\d:02\.500$/),
      '2.5 s',
      '+500 ms',
      'vwap',
    ]);
  });

  it('say of a market order MKT, of a market that nobody saw not seen, and how an order ended', () => {
    const plain = { ...CASE_ORDER, price: null, snap_bid: null, strat: null, is_cancelled: false, ended_ms: 61_000 };
    const [filled, ended] = rows([
      { ...plain, filled: 4_000 },
      { ...plain, child_order_numeric_id: 502, filled: 10 },
    ]);
    expect(filled?.slice(4, 6)).toEqual(['MKT', 'not seen']);
    expect(filled?.[7]).toMatch(/^filled /);
    expect(ended?.[7]).toMatch(/^ended /);
    expect(ended?.slice(9)).toEqual(['–', '']);
  });
});

describe('a case', () => {
  it('weighs what speaks for it, and says where nothing was found', () => {
    const text = textOf(<CaseView found={aCase({ supports: ['Sent by hand'] })} />);
    expect(text).toContain('Supports the alert Sent by hand Against the alert Nothing found');
    expect(text).toContain('72 score, high Layering VOD L1');
  });

  it('has no table of a market that nobody saw', () => {
    expect(markupOf(<MarketTable found={aCase()} />)).toBe('');
    const market = [{ at_ms: 60_000, bid: null, ask: null, mid: 101.225 }];
    expect(rowsOf(<MarketTable found={aCase({ market })} />)[1]?.slice(1, 3)).toEqual(['', '']);
  });

  it('has its trail with the newest first, the findings of people, and runs by name', () => {
    const event = { by: null, reason: null, text: null, to: null };
    const events: SurveillanceCaseDetail['events'] = [
      { ...event, at_ms: 1, kind: 'raised' },
      { ...event, at_ms: 2, kind: 'dismissed', by: 'a@desk.example', reason: 'Other', text: 'Asked.' },
    ];
    const [first, last] = textsOf(<CaseTrail found={aCase({ events })} />, 'li');
    expect(first).toMatch(/^a@desk\.example .* Dismissed the case: Other Asked\.$/);
    expect(last).toMatch(/^Report run .* Alert raised$/);
  });

  it('is marked in the list while it is open, high scores apart from low ones', () => {
    const cases = [aCase(), aCase({ case_id: 4, score: 49 }), aCase({ case_id: 5, score: 50 })];
    const markup = markupOf(<CaseList cases={cases} selectedId={4} onSelect={() => undefined} />);
    expect(markup.match(/data-tone="(\w+)"/g)).toEqual(['data-tone="high"', 'data-tone="low"', 'data-tone="middle"']);
    expect(markup).toMatch(/data-case="4" aria-current="true"/);
  });

  it('is counted under each state, all of them together', () => {
    const address = { state: 'all', rule: '', account: '', minScore: 0, sort: 'score', caseId: null } as const;
    const counts = { open: 2, dismissed: 3, escalated: 1, accounts: [], rules: [] };
    const text = textOf(<CaseFilters address={address} counts={counts} onChange={() => undefined} />);
    expect(text).toContain('All 6 Open 2 Escalated 1 Dismissed 3');
  });
});

it('times of a case keep their milliseconds', () => {
  expect(timeWithMs(Date.UTC(2026, 10, 13, 9, 24, 22, 7))).toMatch(/:24:22\.007$/);
});
