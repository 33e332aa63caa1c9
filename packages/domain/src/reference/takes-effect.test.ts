import { describe, expect, it } from 'vitest';
import { effectText, needsStart } from './takes-effect.ts';

const changed = (before: object, after: object) => ({ kind: 'changed', before, after }) as const;

describe('when an import takes effect', () => {
  it('takes exchange rates, averages and last trading dates over while the desk runs', () => {
    expect(needsStart('exchange_rates', changed({ usd_per_unit: 1.05 }, { usd_per_unit: 1.06 }), false)).toBe(false);
    const averages = changed({ lot_size: 1, average_daily_volume: 5 }, { lot_size: 1, average_daily_volume: 6 });
    expect(needsStart('instruments', averages, false)).toBe(false);
    expect(
      needsStart('instruments', changed({ last_trading_date: null }, { last_trading_date: '2026-12-18' }), false),
    ).toBe(false);
  });

  it('leaves new instruments, other terms of an instrument and everything else for the next start', () => {
    expect(needsStart('instruments', { kind: 'added', before: null, after: { lot_size: 1 } }, false)).toBe(true);
    expect(needsStart('instruments', changed({ lot_size: 1 }, { lot_size: 100 }), false)).toBe(true);
    expect(needsStart('instruments', changed({ venues: ['A'] }, { venues: ['A', 'B'] }), false)).toBe(true);
    expect(needsStart('tick_tables', changed({ tick_size: 1 }, { tick_size: 2 }), false)).toBe(true);
    expect(needsStart('holidays', { kind: 'added', before: null, after: {} }, false)).toBe(true);
  });

  it('takes new instruments, tick tables and calendars over where the engine can, and never a new lot size', () => {
    expect(needsStart('instruments', { kind: 'added', before: null, after: { lot_size: 1 } }, true)).toBe(false);
    expect(needsStart('instruments', changed({ calendar: 'A' }, { calendar: 'B' }), true)).toBe(false);
    expect(needsStart('tick_tables', changed({ tick_size: 1 }, { tick_size: 2 }), true)).toBe(false);
    expect(needsStart('holidays', { kind: 'added', before: null, after: {} }, true)).toBe(false);
    expect(needsStart('instruments', changed({ lot_size: 1 }, { lot_size: 100 }), true)).toBe(true);
    expect(needsStart('instruments', { kind: 'removed', before: { lot_size: 1 }, after: null }, true)).toBe(true);
    expect(needsStart('venues', { kind: 'added', before: null, after: {} }, true)).toBe(true);
  });

  it('says it in words', () => {
    expect(effectText(3, 0, '2026-11-16', '2026-11-16')).toBe('The trading engine uses it now.');
    expect(effectText(3, 0, '2026-11-18', '2026-11-16')).toBe('The trading engine uses it from 2026-11-18 on.');
    expect(effectText(3, 3, '2026-11-16', '2026-11-16')).toBe('It needs a restart of the trading engine.');
    expect(effectText(1_200, 2, '2026-11-16', '2026-11-16')).toBe(
      '2 of 1,200 rows need a restart of the trading engine. The others hold now.',
    );
  });
});
