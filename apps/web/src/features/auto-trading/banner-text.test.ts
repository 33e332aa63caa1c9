import { expect, it } from 'vitest';
import { bannerText } from './banner-text.ts';

const OFF = { status: 'off', sinceMs: null, by: null, reason: null, killReport: null } as const;

it('says by whom and why as far as it is known', () => {
  expect(bannerText(OFF)).toBe('Global auto-trading is off. No reason given yet.');
  expect(bannerText({ ...OFF, by: 'admin@meridian.local', reason: 'Runaway orders' })).toBe(
    'Global auto-trading is off, by admin@meridian.local: Runaway orders',
  );
});
