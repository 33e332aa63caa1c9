import { childOrdersGrid } from '@meridian/domain/columns/child-orders';
import type { Grid } from '@meridian/domain/columns/grid';
import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { scheduledReportsGrid } from '@meridian/domain/columns/scheduled-reports';
import { stuckParentOrdersGrid } from '@meridian/domain/columns/stuck-parent-orders';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { describe, expect, it } from 'vitest';
import { PLAIN_QUERY } from './grid-model.ts';
import { GridView } from './grid-view.ts';
import { testStore } from './testing.ts';

const NOW_MS = Date.UTC(2026, 10, 13, 15);

function cellOf(
  grid: Grid,
  columnId: string,
  row: Readonly<Record<string, Cell>>,
  permissions = ['market_data_permit'] as const,
) {
  const fields = Object.keys(row);
  const store = testStore([['k', ...Object.values(row)]], ['key', ...fields]);
  const view = new GridView({
    grid,
    store,
    viewer: { zone: 'America/New_York', permissions },
    query: PLAIN_QUERY,
    now: () => NOW_MS,
  });
  const reader = view.readers.get(columnId);
  const text = reader?.text(0) ?? 'no such column';
  return { text, ...reader?.look(0, text) };
}

const parent = (columnId: string, row: Readonly<Record<string, Cell>>) => cellOf(parentOrdersGrid, columnId, row).text;

const report = (columnId: string, row: Readonly<Record<string, Cell>>) =>
  cellOf(scheduledReportsGrid, columnId, row).text;

describe('cell texts', () => {
  it.each([
    ['status', { status: null }, 'WORKING'],
    ['status', { status: 'WORKING', auto_trading_status: false }, 'PAUSED'],
    ['status', { status: 'PARTIAL_OUT' }, 'P.OUT'],
    ['auto_trading_status', { auto_trading_status: true }, 'ON'],
    ['auto_trading_status', { auto_trading_status: true, global_auto_trading_status: false }, 'OFF'],
    ['global_auto_trading_status', { auto_trading_status: false, global_auto_trading_status: true }, 'ON'],
    ['status', { status: 'WORKING', auto_trading_status: true, global_auto_trading_status: false }, 'PAUSED'],
    ['order_side', { order_side: 'SELL SHORT' }, 'SELL SHORT'],
    ['must_finish', { strat: 'vwap', must_finish: false }, 'ON'],
    ['order_qty', { order_qty: 124_200 }, '124,200'],
    ['limit_price', { order_type: 'MARKET', limit_price: null }, 'MKT'],
    ['limit_price', { order_type: 'LIMIT', limit_price: 0.7111, tick_size: 0.0001 }, '0.7111'],
    ['percent_change', { current_last: 101, previous_close: 100 }, '+1.0'],
    ['percent_change', { current_last: null, previous_close: 100 }, 'NA'],
    ['percent_ahead', { filled_qty: 60, order_qty: 100, attributes_json: '{"goal":50}' }, '+10.00'],
    ['to_trade', { filled_qty: 60, attributes_json: '{"floor":70}' }, '10'],
    ['goal', { attributes_json: '{"goal":1500}' }, '1,500'],
    ['strategy_setting_name', { strategy_parameters: '{"as":"Patient"}' }, 'Patient'],
    ['complete_percent', { complete_percent: 43.316 }, '43.32'],
    ['volume_cap', { volume_cap: 10 }, '10%'],
    ['cost_ivwap_bps', { cost_ivwap_bps: 2.31 }, '+2.3'],
    ['avg_spread_bps', { avg_spread_bps: 2.31 }, '2.3'],
    ['filled_usd', { filled_usd: 184_200_000 }, '$184.20M'],
    ['avg_fill_price', { avg_fill_price: 138.0623 }, '138.0623'],
    ['start_time', { start_time: '-1' }, 'Current Time'],
    ['start_time', { start_time: '22:49', country: 'JP' }, '08:49'],
    ['start_time', { start_time: '09:44', country: 'US' }, '09:44'],
    ['end_time', { end_time: '+90' }, '+90'],
    ['end_time', { end_time: '0', end_time_since_epoch_milliseconds: NOW_MS }, '10:00 Market Close'],
    ['strat', { strat: 'vwap' }, 'VWAP'],
    ['last_update_timestamp', { last_update_timestamp: NOW_MS }, '10:00:00.000'],
    ['order_qty', { order_qty: 'many' }, ''],
    ['bell', { event_log: true }, ''],
  ])('shows %s of %o as %s', (columnId, row, text) => {
    expect(parent(columnId, row)).toBe(text);
  });

  it('shows the strategy that a staged order will be sent with', () => {
    const row = { strat: 'Staging', strategy_parameters: '{"staged_for":"vwap"}' };
    expect(cellOf(parentOrdersGrid, 'strat', row)).toMatchObject({ text: 'STAGING', detail: { stagedFor: 'vwap' } });
    expect(cellOf(parentOrdersGrid, 'strat', { ...row, strat: 'vwap' })).toMatchObject({ detail: { stagedFor: null } });
  });

  it('has no colour for a figure that reads 0.0', () => {
    expect(cellOf(parentOrdersGrid, 'cost_ivwap_bps', { cost_ivwap_bps: 0.04 })).toMatchObject({ tone: 'neutral' });
    expect(cellOf(parentOrdersGrid, 'cost_ivwap_bps', { cost_ivwap_bps: 0.06 })).toMatchObject({ tone: 'negative' });
  });

  it('shows a child’s own words', () => {
    expect(cellOf(childOrdersGrid, 'status', { status: 'OUT', special_order_instruction: 'FirmUp' }).text).toBe(
      'Invited',
    );
    expect(cellOf(childOrdersGrid, 'special_order_instruction', { special_order_instruction: 'None' }).text).toBe(
      'N/A',
    );
    expect(cellOf(childOrdersGrid, 'destination_name', { destination_name: 'CROSS_UAT' }).text).toBe('CROSS');
  });

  it('shows a schedule’s own words', () => {
    expect(report('latest_generation_time', { latest_generation_time: null })).toBe('-');
    expect(report('start_date', { start_date: '9999-09-09' })).toBe('-');
    expect(report('date_range', { date_range: null })).toBe('Custom');
    expect(report('acc', { acc: '' })).toBe('All');
    expect(report('enable_quantile_buckets', { enable_quantile_buckets: true })).toBe('Yes');
  });

  it('leaves market data blank without the permit', () => {
    const row = { current_last: 101, previous_close: 100 };
    expect(cellOf(parentOrdersGrid, 'current_last', row, [] as never).text).toBe('');
    expect(cellOf(parentOrdersGrid, 'percent_change', row, [] as never).text).toBe('');
  });
});

describe('cell looks', () => {
  it('gives a status its glyph, and an unknown one only its word', () => {
    expect(cellOf(parentOrdersGrid, 'status', { status: 'REJECTED' })).toMatchObject({
      tone: 'negative',
      detail: { kind: 'status', style: { glyph: 'cross', chip: true } },
    });
    expect(cellOf(parentOrdersGrid, 'status', { status: 'HALTED' })).toMatchObject({
      text: 'HALTED',
      tone: 'neutral',
      detail: null,
    });
  });

  it('draws the bar by the order’s size, side and goal', () => {
    const row = { filled_qty: 25, order_qty: 100, order_side: 'SELL', attributes_json: '{"goal":50}' };
    expect(cellOf(parentOrdersGrid, 'filled_qty', row).detail).toEqual({
      kind: 'filled-bar',
      fraction: 0.25,
      goalFraction: 0.5,
      side: 'sell',
    });
  });

  it('marks what is outside the market, off, constrained or long stuck', () => {
    const limit = { order_side: 'BUY', order_type: 'LIMIT', limit_price: 9, current_bid: 10 };
    expect(cellOf(parentOrdersGrid, 'limit_price', limit).tone).toBe('negative');
    expect(cellOf(parentOrdersGrid, 'auto_trading_status', { auto_trading_status: false }).detail).toEqual({
      kind: 'chip',
      tone: 'warning',
    });
    expect(
      cellOf(parentOrdersGrid, 'strat', { strat: 'vwap', attributes_json: '{"schedule_volume_cap_constrained":true}' })
        .detail,
    ).toEqual({ kind: 'strategy', isVolumeCapConstrained: true, stagedFor: null });
    expect(cellOf(stuckParentOrdersGrid, 'stuck_since', { stuck_since: NOW_MS - 38 * 60_000 })).toMatchObject({
      text: '38 min',
      tone: 'negative',
    });
    expect(cellOf(stuckParentOrdersGrid, 'stuck_reason', { stuck_reason: 'destination down' })).toMatchObject({
      detail: { kind: 'chip', tone: 'negative' },
    });
  });

  it('tells a bell with new logs from one without any', () => {
    expect(cellOf(parentOrdersGrid, 'bell', { event_log: true, new_logs: true }).detail).toEqual({
      kind: 'bell',
      isEnabled: true,
      hasNewLogs: true,
    });
    expect(cellOf(parentOrdersGrid, 'bell', { event_log: false }).detail).toEqual({
      kind: 'bell',
      isEnabled: false,
      hasNewLogs: false,
    });
  });

  it('paints costs as what was paid and changes as what was gained', () => {
    expect(cellOf(parentOrdersGrid, 'cost_ivwap_bps', { cost_ivwap_bps: 2 }).tone).toBe('negative');
    expect(cellOf(parentOrdersGrid, 'percent_change', { current_last: 101, previous_close: 100 }).tone).toBe(
      'positive',
    );
  });
});
