import { describe, expect, it } from 'vitest';
import { initialApplicationState } from './application-state.ts';
import { PANELS } from './controller-toggles.ts';
import type { DisplayChoices } from './display-choices.ts';

const state = initialApplicationState(false);

function switchedOn(group: keyof DisplayChoices): readonly string[] {
  const choices = Object.entries(state.tcaDashboard.choices[group]);
  return choices.filter(([, isOn]) => isOn).map(([name]) => name);
}

describe('initial application state', () => {
  it('forces the dark theme and takes the sound flag from the page', () => {
    expect(state.app.theme).toBe('dark');
    expect(initialApplicationState(true).app.notificationSound).toBe(true);
    expect(state.app.notificationSound).toBe(false);
  });

  it('starts on equities, on the screens and in both versions of the strategy settings', () => {
    expect(state.socket.assetClass).toBe('EQUITY');
    expect(state.strategySettings.selectedAsset).toBe('EQUITY');
    expect(state.strategySettingsV2.selectedAsset).toBe('EQUITY');
  });

  it('shows bps against ivwap, and what is filled in usd', () => {
    expect(switchedOn('units')).toEqual(['bps']);
    expect(switchedOn('benchmarks')).toEqual(['ivwap']);
    expect(switchedOn('executionUnits')).toEqual(['usd']);
    expect(switchedOn('executionStatus')).toEqual(['filled']);
  });

  it('opens the transaction cost screen and the reports on their first tabs', () => {
    expect(state.transactionCost).toEqual({
      activeStrategy: '2',
      orderSize: '2',
      historicalChartType: 'volume',
      curvesType: 'spread',
      tab: '1',
    });
    expect(state.tcaReports).toMatchObject({ tab: '1', startTime: '00:00:00', endTime: '00:00:00' });
  });

  it('selects nothing, blocks nothing and has no panel open', () => {
    expect(state.socket).toMatchObject({ pendingOrders: [], selectedOrders: [], blockActions: false });
    expect(Object.keys(state.controllerToggles)).toEqual([...PANELS]);
    expect(Object.values(state.controllerToggles)).not.toContain(true);
    expect(state.alert).toEqual({ alerts: [], unreadCount: 0 });
  });
});
