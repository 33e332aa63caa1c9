import { ASSET_CLASSES } from '@meridian/domain/asset-class';
import { LIMIT_FIELDS, type LimitDescription } from '@meridian/domain/limits/limit-fields';
import { type LimitField, NO_LIMITS } from '@meridian/domain/order-checks/account-limits';
import { STRATEGY_NAMES } from '@meridian/domain/strategies/strategy-names';
import { array, assert, boolean, constantFrom, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '../../api/shown.fixture.tsx';
import { LimitInput } from './limit-input.tsx';
import { readLimitList } from './read-limit-list.ts';

function of(field: LimitField): LimitDescription {
  const found = LIMIT_FIELDS.find((each) => each.field === field);
  if (found === undefined) throw new Error(field);
  return found;
}

const input = (field: LimitField, limits: Partial<typeof NO_LIMITS> = {}) => (
  <LimitInput description={of(field)} limits={{ ...NO_LIMITS, ...limits }} onChange={() => undefined} />
);

describe('a list of a limit, as it is typed', () => {
  it.each([
    ['asset_classes', ASSET_CLASSES],
    ['strategies', STRATEGY_NAMES],
  ] as const)('takes every name of %s, in any capitals and with any separators, once', (field, names) => {
    const typed = array(tuple(constantFrom(...names), boolean(), constantFrom(' ', ',', ', ', '\n')), {
      minLength: 1,
    });
    assert(
      property(typed, (words) => {
        const text = words.map(([name, isUpper, end]) => `${isUpper ? name.toUpperCase() : name.toLowerCase()}${end}`);
        const chosen = [...new Set(words.map(([name]) => name))];
        expect(readLimitList(of(field), text.join(''))).toEqual([{ [field]: chosen }, null]);
      }),
    );
  });

  it('allows all where nothing is typed', () => {
    expect(readLimitList(of('countries'), ' , ')).toEqual([{ countries: null }, null]);
  });

  it('names the first word that is not known, and changes nothing', () => {
    expect(readLimitList(of('countries'), 'us usa')).toEqual([{}, 'Countries: “USA” is not known']);
    expect(readLimitList(of('strategies'), 'vwap moonshot')).toEqual([{}, 'Strategies: “moonshot” is not known']);
    expect(readLimitList(of('asset_classes'), 'bond')).toEqual([{}, 'Asset classes: “BOND” is not known']);
  });
});

describe('the input of a limit', () => {
  it.each([
    ['max_gross_usd', 'USD'],
    ['max_day_qty', 'sh'],
    ['max_percent_of_adv', '%'],
  ] as const)('%s has its unit, and says that an empty one is no limit', (field, unit) => {
    expect(textOf(input(field))).toBe(`${of(field).label} ${unit}`);
    expect(markupOf(input(field))).toContain('placeholder="No limit"');
    expect(markupOf(input(field, { [field]: 1_250 }))).toContain('value="1,250"');
  });

  it('shows a limit of zero as zero, not as no limit', () => {
    expect(markupOf(input('max_gross_usd', { max_gross_usd: 0 }))).toContain('value="0"');
  });

  it('shows a list with blanks between, and All where there is none', () => {
    expect(markupOf(input('countries', { countries: ['US', 'GB'] }))).toContain('value="US GB"');
    expect(markupOf(input('countries'))).toContain('placeholder="All"');
    expect(textOf(input('countries'))).toBe('Countries empty: all');
  });

  it('shows rights and flags as words', () => {
    expect(textOf(input('may_override', { may_override: 'administrators' }))).toContain('Administrators');
    expect(textOf(input('raise_needs_approval', { raise_needs_approval: true }))).toContain('Yes');
    expect(textOf(input('raise_needs_approval'))).toContain('No');
  });
});
