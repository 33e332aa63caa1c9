import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountLimits, NO_LIMITS } from '../order-checks/account-limits.ts';
import { changedFields, type DatedPatch, isRaise, limitsOn, problemWithLimits } from './limit-change.ts';
import { limitText } from './limit-fields.ts';

const LIMITS: AccountLimits = {
  ...NO_LIMITS,
  max_gross_usd: 420_000_000,
  max_order_usd: 50_000_000,
  warn_order_usd: 25_000_000,
  countries: ['US', 'CA'],
  may_override: 'administrators',
  raise_needs_approval: true,
};

describe('a change of limits', () => {
  it.each([
    [{ max_gross_usd: 520_000_000 }, true],
    [{ max_gross_usd: null }, true],
    [{ max_gross_usd: 400_000_000 }, false],
    [{ max_day_qty: 1 }, false],
    // Without a value of its own the account has the desk's 50%.
    [{ max_percent_of_volume: 80 }, true],
    [{ max_percent_of_volume: 40 }, false],
    [{ countries: ['US'] }, false],
    [{ countries: ['US', 'GB'] }, true],
    [{ countries: null }, true],
    [{ may_override: 'nobody' }, false],
    [{ may_override: 'anyone' }, true],
    [{ raise_needs_approval: false }, true],
    [{ max_price_percent: 21 }, true],
    [{ max_price_percent: 20 }, false],
    [{ warn_price_percent: 6 }, true],
  ] as const)('%j is a raise: %s', (patch, expected) => {
    const fields = changedFields(LIMITS, patch);
    expect(fields.some((field) => isRaise(field, LIMITS, { ...LIMITS, ...patch }))).toBe(expected);
  });

  it('never counts a change and its reverse both as raises', () => {
    const limit = fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: null });
    fc.assert(
      fc.property(limit, limit, (one, other) => {
        const before = { ...LIMITS, max_gross_usd: one };
        const after = { ...LIMITS, max_gross_usd: other };
        const raises = [isRaise('max_gross_usd', before, after), isRaise('max_gross_usd', after, before)];
        expect(raises.filter(Boolean)).toHaveLength(one === other ? 0 : 1);
      }),
    );
  });
});

describe('limits of a date', () => {
  const today: DatedPatch = {
    after: { max_gross_usd: 520_000_000 },
    effective_date: '2026-11-16',
    until_date: '2026-11-16',
  };

  it('contains a one-day raise on that day only', () => {
    const dates = ['2026-11-15', '2026-11-16', '2026-11-17'];
    const gross = dates.map((date) => limitsOn(date, LIMITS, [today]).max_gross_usd);
    expect(gross).toEqual([420_000_000, 520_000_000, 420_000_000]);
  });

  it('keeps a lasting change under an expired one', () => {
    const lasting = { after: { max_gross_usd: 300_000_000 }, effective_date: '2026-11-10', until_date: null };
    expect(limitsOn('2026-11-17', LIMITS, [lasting, today]).max_gross_usd).toBe(300_000_000);
  });
});

describe('limits as a whole', () => {
  it('refuses a warning above its limit, and a negative number', () => {
    expect(problemWithLimits(LIMITS)).toBeNull();
    expect(problemWithLimits({ ...LIMITS, warn_order_usd: 60_000_000 })).toBe(
      'The warning for order notional must not be above the limit.',
    );
    expect(problemWithLimits({ ...LIMITS, max_day_qty: -1 })).toBe('Day volume must be 0 or more.');
  });

  it.each([
    ['max_gross_usd', 420_000_000, '$420M'],
    ['max_gross_usd', 12_500_000, '$12.5M'],
    ['max_gross_usd', 950_000, '$950,000'],
    ['max_gross_usd', null, 'none set'],
    ['max_percent_of_volume', null, "50%, the desk's"],
    ['max_percent_of_adv', 12.5, '12.5%'],
    ['countries', null, 'all'],
    ['countries', ['US', 'CA'], 'US CA'],
    ['raise_needs_approval', true, 'yes'],
  ] as const)('shows %s %j as %s', (field, value, text) => {
    expect(limitText(field, value)).toBe(text);
  });
});
