import { describe, expect, it } from 'vitest';
import { venueSettingsOf, withVenueSettings } from './venue-address.ts';

describe('the address of venue analytics', () => {
  it('keeps every choice, says nothing of defaults, and reads what nobody can read as the default', () => {
    const plain = venueSettingsOf(new URLSearchParams('days=7&side=up&tab=none'));
    expect(withVenueSettings(new URLSearchParams('asset=EQUITY'), plain).toString()).toBe('asset=EQUITY');
    const parts = { side: 'sell', weight: 'equal', country: 'US', strat: 'vwap', venue: 'XNAS' } as const;
    const chosen = { tab: 'dark-lit', days: '5', ...parts } as const;
    expect(venueSettingsOf(withVenueSettings(new URLSearchParams(), chosen))).toEqual(chosen);
  });
});
