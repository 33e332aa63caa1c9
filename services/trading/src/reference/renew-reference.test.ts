import { expect, it } from 'vitest';
import { TEST_INSTRUMENTS } from '../kernel/testing/test-instruments.ts';
import type { Instrument } from './instrument.ts';
import { type Reference, usdRates } from './reference.ts';
import { renewReference } from './renew-reference.ts';

function instrument(index: number, other: Partial<Instrument> = {}): Instrument {
  const [first] = TEST_INSTRUMENTS;
  if (first === undefined) throw new Error('there is no instrument');
  return { ...first, index, bestexId: `B${index}`, exchangeSymbol: `S${index}`, ...other };
}

function reference(rate: number, instruments: readonly Instrument[]): Reference {
  const rates = [{ currency: 'EUR', usd: rate, atMs: 1 }];
  return { instruments, venues: [], destinations: [], vendors: [], sessions: null, rates };
}

it('renews rates and averages in place, but no lot size', () => {
  const desk = reference(1.05, [instrument(0, { averageDailyLots: 1_000, lotSize: 1 })]);
  const [held] = desk.instruments;
  const fx = usdRates(desk);
  expect(fx('EUR')).toBe(1.05);
  renewReference(desk, reference(1.1, [instrument(0, { averageDailyLots: 2_000, lotSize: 100 })]), false);
  expect(held).toMatchObject({ averageDailyLots: 2_000, lotSize: 1 });
  expect(fx('EUR')).toBe(1.1);
  expect(fx('GBP')).toBeNull();
});

it('adds new instruments, tick tables and calendars only where the world allows it', () => {
  const steps = [{ fromUnits: 0, units: 5 }] as const;
  const sessions = { calendars: [], holidays: [], calendarOf: ['XNYS', 'XNYS'] };
  const imported = { ...reference(1, [instrument(0, { steps: [...steps] }), instrument(1)]), sessions };
  const simulated = reference(1, [instrument(0)]);
  expect(renewReference(simulated, imported, false)).toEqual([]);
  expect(simulated).toEqual(reference(1, [instrument(0)]));

  const connected = reference(1, [instrument(0)]);
  const { instruments: held } = connected;
  expect(renewReference(connected, imported, true).map(({ bestexId }) => bestexId)).toEqual(['B1']);
  expect(held).toEqual(imported.instruments);
  expect(connected.sessions).toEqual(sessions);
  expect(renewReference(connected, imported, true)).toEqual([]);
});

it('leaves an instrument with a gap in its number for the restart', () => {
  const desk = reference(1, [instrument(0)]);
  expect(renewReference(desk, reference(1, [instrument(0), instrument(2)]), true)).toEqual([]);
  expect(desk.instruments).toHaveLength(1);
});

it('lets a name go on in finer ticks under its next index, and leaves the market of a simulation alone', () => {
  const former = instrument(0, { finerFrom: '2026-11-20', lastTradingDate: '2026-11-19' });
  const finer = instrument(1, { bestexId: 'B0', exchangeSymbol: 'S0', tickSize: 0.005 });
  const imported = { ...reference(1, [former, finer]), sessions: { calendars: [], holidays: [], calendarOf: [] } };
  const connected = reference(1, [instrument(0)]);
  expect(renewReference(connected, imported, true)).toEqual([finer]);
  expect(connected.instruments).toEqual([former, finer]);
  const simulated = reference(1, [instrument(0)]);
  expect(renewReference(simulated, imported, false)).toEqual([]);
  expect(simulated.instruments).toEqual([instrument(0)]);
});
