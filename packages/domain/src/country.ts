/** The countries of the demo world with their trading currency and exchange time zone. */
export const COUNTRIES = {
  US: { name: 'United States', currency: 'USD', zone: 'America/New_York' },
  CA: { name: 'Canada', currency: 'CAD', zone: 'America/Toronto' },
  GB: { name: 'United Kingdom', currency: 'GBP', zone: 'Europe/London' },
  NL: { name: 'Netherlands', currency: 'EUR', zone: 'Europe/Amsterdam' },
  DE: { name: 'Germany', currency: 'EUR', zone: 'Europe/Berlin' },
  CH: { name: 'Switzerland', currency: 'CHF', zone: 'Europe/Zurich' },
  JP: { name: 'Japan', currency: 'JPY', zone: 'Asia/Tokyo' },
  HK: { name: 'Hong Kong', currency: 'HKD', zone: 'Asia/Hong_Kong' },
} as const;

export type Country = keyof typeof COUNTRIES;

export function isCountry(value: unknown): value is Country {
  return typeof value === 'string' && Object.hasOwn(COUNTRIES, value);
}
