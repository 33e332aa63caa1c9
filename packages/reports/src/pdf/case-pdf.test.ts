import type { SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';
import { expect, it } from 'vitest';
import { casePdf } from './case-pdf.ts';

const order = {
  child_order_numeric_id: 70,
  parent_order_numeric_id: 7,
  order_side: 'BUY',
  price: 99.5,
  quantity: 80,
  filled: 0,
  placed_ms: 1_000,
  ended_ms: 4_000,
  is_cancelled: true,
  strat: 'pov',
  snap_bid: 99.5,
  snap_ask: 99.6,
  visible: 20,
};

const found: SurveillanceCaseDetail = {
  case_id: 12,
  rule: 'L1',
  rule_name: 'Layering',
  severity: 'normal',
  score: 87,
  state: 'escalated',
  trade_date: '2026-11-12',
  account: 'ALDGATE',
  alloc_account: 'ALDGATE-CORE',
  exchange_symbol: 'SAP',
  asset_class: 'EQUITY',
  at_ms: 3_000,
  from_ms: 1_000,
  to_ms: 4_000,
  sentence: 'Five bids were cancelled within a second after a sell filled.',
  run_id: 3,
  thresholds_version: 0,
  version: 2,
  tick_size: 0.05,
  checks: [
    {
      id: 'size',
      label: 'Size against the genuine order',
      unit: 'times',
      bound: 'min',
      limit: 3,
      seen: 4.6,
      is_met: true,
      points: 13,
      max_points: 15,
    },
    {
      id: 'move',
      label: 'Move in the own direction',
      unit: 'sigmas',
      bound: 'min',
      limit: 1.5,
      seen: 1,
      is_met: false,
      points: 0,
      max_points: 10,
    },
  ],
  orders: [order, { ...order, child_order_numeric_id: 71, order_side: 'SELL', price: null, is_cancelled: false }],
  fills: [{ child_order_numeric_id: 71, order_side: 'SELL', at_ms: 3_000, price: 100, quantity: 10 }],
  market: [
    { at_ms: 1_000, bid: 99.4, ask: 99.6, mid: 99.5 },
    { at_ms: 3_500, bid: null, ask: null, mid: 99.7 },
  ],
  receivers: [],
  traders: ['T-1'],
  events: [
    { at_ms: 5_000, by: null, kind: 'raised', reason: null, text: null, to: null },
    { at_ms: 6_000, by: 'a@b.co', kind: 'escalated', reason: 'Large gain', text: 'Asked the trader.', to: 'Legal' },
  ],
  supports: ['The orders were sent by hand'],
  against: [],
};

const file = { found, zone: 'UTC', madeMs: 7_000, madeBy: 'a@b.co' };
const SLOW_MS = 30_000;

it(
  'writes a case as a tagged file of at most two pages, the same bytes each time',
  async () => {
    const pdf = await casePdf(file);
    const text = pdf.toString('latin1');
    for (const part of ['/StructTreeRoot', '/Lang (en)', '/S /Figure', '/S /TH', '/DisplayDocTitle true']) {
      expect(text).toContain(part);
    }
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
    expect((await casePdf(file)).equals(pdf)).toBe(true);
  },
  SLOW_MS,
);

it(
  'writes a case of which no market was kept, with hundreds of orders',
  async () => {
    const orders = Array.from({ length: 240 }, (_, place) => ({ ...order, child_order_numeric_id: place + 1 }));
    const pdf = await casePdf({ ...file, found: { ...found, orders, fills: [], market: [] } });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(3);
  },
  SLOW_MS,
);
