import { searchField } from '@meridian/domain/power-search/search-fields';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHiddenField } from '../hidden-field.ts';
import { withCompletion } from '../field/use-completions.ts';
import { readCondition } from './read-condition.ts';
import { EMPTY_CONDITION } from './search-draft.ts';
import { typedValues } from './value-text.ts';

function read(field: string | null, operator: 'between' | 'in' | '=' | '>', value: string) {
  return readCondition({ ...EMPTY_CONDITION, field, operator, value });
}

describe('a row of the search form', () => {
  it('reads a range from its two ends', () => {
    expect(read('order_qty', 'between', '10 .. 20')).toMatchObject({ kind: 'ok', condition: { value: [10, 20] } });
  });

  it.each(['', '10', '10..', '..20'])('waits for the rest of the range “%s”', (value) => {
    expect(read('order_qty', 'between', value)).toEqual({ kind: 'incomplete' });
  });

  it('does not read a range with three ends as a shorter one', () => {
    expect(read('order_qty', 'between', '10..20..30')).toEqual({ kind: 'wrong', message: 'A range has two ends.' });
  });

  it('refuses a range from high to low', () => {
    expect(read('order_qty', 'between', '20..10')).toMatchObject({ kind: 'wrong', message: /lower end/ });
  });

  it('says what the field takes', () => {
    expect(read('order_qty', '>', 'many')).toMatchObject({ kind: 'wrong', message: / takes / });
  });

  it('waits until a field is chosen', () => {
    expect(read(null, '=', '7')).toEqual({ kind: 'incomplete' });
  });
});

describe('a typed list', () => {
  it('is split at commas outside quotation marks', () => {
    expect(typedValues('JP, "Smith, Jones", , US', true)).toEqual([
      { text: 'JP', isQuoted: false },
      { text: 'Smith, Jones', isQuoted: true },
      { text: 'US', isQuoted: false },
    ]);
  });

  it('gives back any quoted text as it was', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const written = `"${text.replace(/["\\]/gu, '\\$&')}"`;
        expect(typedValues(written, true)).toEqual([{ text, isQuoted: true }]);
      }),
    );
  });
});

describe('a taken completion', () => {
  const value = { kind: 'value', text: 'JP', detail: '' } as const;

  it('leaves room for the next word behind a value, once', () => {
    expect(withCompletion('country:J', { ...value, start: 8, end: 9 })).toEqual({ text: 'country:JP ', cursor: 11 });
    expect(withCompletion('country:J strat:vwap', { ...value, start: 8, end: 9 })).toEqual({
      text: 'country:JP strat:vwap',
      cursor: 10,
    });
  });

  it('changes nothing before or after the completed word', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, word, after) => {
        const start = before.length;
        const { text, cursor } = withCompletion(before + word + after, { ...value, start, end: start + word.length });
        expect(text.startsWith(`${before}JP`)).toBe(true);
        expect(text.endsWith(after)).toBe(true);
        expect(text.length - cursor).toBe(after.length);
      }),
    );
  });
});

it.each([
  ['current_last', true],
  ['order_side', false],
])('%s is hidden from users without the market data permit: %s', (id, isHidden) => {
  const field = searchField(id);
  if (field === null) throw new Error(`No field ${id}`);
  expect(isHiddenField(field, false)).toBe(isHidden);
  expect(isHiddenField(field, true)).toBe(false);
});
