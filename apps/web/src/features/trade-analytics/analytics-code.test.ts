import { describe, expect, it } from 'vitest';
import { TABS, tabOf, withTab } from './analytics-code.ts';

describe('the tab in the address', () => {
  it('is by code, and Parameters for a code that no tab has', () => {
    expect(tabOf(new URLSearchParams())).toBeNull();
    expect(tabOf(new URLSearchParams('analytics=3'))?.label).toBe('Event Log');
    expect(tabOf(new URLSearchParams('analytics=99'))?.label).toBe('Parameters');
    expect(tabOf(new URLSearchParams('analytics='))?.label).toBe('Parameters');
  });

  it('is written so that it is read back, and leaves the rest alone', () => {
    for (const tab of TABS) {
      const address = withTab(new URLSearchParams('order=7'), tab.code);
      expect(tabOf(address)).toEqual(tab);
      expect(withTab(address, null).toString()).toBe('order=7');
    }
    // As the keys lie on the keyboard.
    expect(TABS.map(({ code }) => code)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });
});
