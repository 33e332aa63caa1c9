import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, readPreferences } from './preferences.ts';

describe('stored preferences', () => {
  it('are read back as they were chosen', () => {
    const chosen = { density: 'compact', zone: 'America/New_York', confirmations: 'not-undoable' } as const;
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
  ])('%j are as at first', (text) => {
    expect(readPreferences(text)).toEqual(DEFAULT_PREFERENCES);
  });
});
