import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, readPreferences } from './preferences.ts';

describe('stored preferences', () => {
  it('are read back as they were chosen', () => {
    const chosen = {
      density: 'compact',
      zone: 'America/New_York',
      confirmations: 'not-undoable',
      asset: 'CALENDAR SPREAD',
      settings_version: 'v2',
      settings_asset_class: 'FUTURE',
      units: ['bps', 'ticks'],
      execution_units: ['shares', '%'],
      benchmark: 'arrival',
      execution_status: 'all',
      execution_grouping: 'country',
      venue_thresholds: { fair: 0.05, watch: 0.2, toxic: 0.4 },
      is_first_steps_hidden: true,
    } as const;
    expect(readPreferences(JSON.stringify(chosen))).toEqual(chosen);
  });

  it.each([
    null,
    '',
    'not JSON',
    '3',
    'null',
    '{"density":"huge","zone":"Mars/Olympus"}',
    '{"zone":7,"confirmations":"none"}',
    '{"asset":"BOND","settings_version":"v3","settings_asset_class":"CALENDAR SPREAD"}',
    '{"units":"miles","benchmark":"moon","execution_status":7,"execution_grouping":null}',
    '{"venue_thresholds":{"fair":1,"watch":"x","toxic":null}}',
  ])('%j are as at first', (text) => {
    expect(readPreferences(text)).toEqual(DEFAULT_PREFERENCES);
  });
});
