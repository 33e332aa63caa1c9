import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAlerts, alertsForUpdate, alertText, alertTimeText, readAlerts, type Switchable } from './alert-list.ts';
import type { Alert } from './entities/alert.ts';

const EMPTY = { alerts: [], unreadCount: 0 };
const LIVE = { nowMs: 1000, isSnapshot: false };

function destination(name: string, isOn: boolean): Switchable {
  return { source: 'destination', name, isOn };
}

function alert(timeMs: number): Alert {
  return { source: 'strategy server', name: null, isOn: false, timeMs };
}

describe('alertsForUpdate', () => {
  it('raises one alert per change', () => {
    const before = [destination('A', true), destination('B', false), destination('C', true)];
    const update = [destination('A', false), destination('B', true), destination('C', true)];
    expect(alertsForUpdate(before, update, LIVE)).toEqual([
      { source: 'destination', name: 'A', isOn: false, timeMs: 1000 },
      { source: 'destination', name: 'B', isOn: true, timeMs: 1000 },
    ]);
  });

  it('raises none for a snapshot, whatever it says', () => {
    expect(alertsForUpdate([destination('A', true)], [destination('A', false)], { ...LIVE, isSnapshot: true })).toEqual(
      [],
    );
  });

  it('tells a destination from a vendor of the same name', () => {
    const before = [destination('A', false)];
    const update: Switchable[] = [{ source: 'market data vendor', name: 'A', isOn: true }];
    expect(alertsForUpdate(before, update, LIVE)).toEqual([]);
  });

  it('raises none at first sight', () => {
    expect(alertsForUpdate([], [destination('N', false), destination('M', true)], LIVE)).toEqual([]);
  });
});

describe('alert list', () => {
  it('keeps the five newest, newest first, and counts what is unread', () => {
    const state = addAlerts(addAlerts(EMPTY, [1, 2, 3, 4].map(alert)), [5, 6].map(alert));
    expect(state.alerts.map(({ timeMs }) => timeMs)).toEqual([6, 5, 4, 3, 2]);
    expect(state.unreadCount).toBe(6);
    expect(readAlerts(state)).toEqual({ alerts: state.alerts, unreadCount: 0 });
  });

  it('does not change for no alerts', () => {
    expect(addAlerts(EMPTY, [])).toBe(EMPTY);
  });

  it('never holds more than five', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat().map(alert), { maxLength: 8 })), (batches) => {
        const state = batches.reduce(addAlerts, EMPTY);
        expect(state.alerts.length).toBe(Math.min(5, batches.flat().length));
        expect(state.unreadCount).toBe(batches.flat().length);
      }),
    );
  });

  it('says what happened, and when', () => {
    expect(alertText(destination('ALGO-1', false))).toBe('Destination ALGO-1 is disconnected');
    expect(alertText({ source: 'strategy server', name: null, isOn: true })).toBe('Strategy server is connected');
    expect(alertText({ source: 'global auto-trading', name: null, isOn: false })).toBe('Global auto-trading is off');
    expect(alertTimeText(alert(Date.UTC(2026, 0, 15, 19, 5)), 'America/New_York')).toBe('02:05 pm');
  });
});
