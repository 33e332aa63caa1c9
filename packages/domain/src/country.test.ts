import { describe, expect, it } from 'vitest';
import { COUNTRIES, isCountry } from './country.ts';
import { isTimeZone } from './zoned-time.ts';

describe('countries', () => {
  it('are eight, each with a valid time zone and a currency code', () => {
    const countries = Object.values(COUNTRIES);
    expect(countries).toHaveLength(8);
    expect(countries.every(({ zone }) => isTimeZone(zone))).toBe(true);
    expect(countries.every(({ currency }) => /^[A-Z]{3}$/.test(currency))).toBe(true);
  });

  it('are known by their codes', () => {
    expect(isCountry('JP')).toBe(true);
    expect(isCountry('toString')).toBe(false);
    expect(isCountry('XX')).toBe(false);
  });
});
