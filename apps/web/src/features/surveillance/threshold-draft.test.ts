import { THRESHOLD_TEXTS } from '@meridian/domain/surveillance/threshold-texts';
import { expect, it } from 'vitest';
import { draftOf, fieldProblem, isSameValues, ownValues } from './threshold-draft.ts';

const inherited = Object.fromEntries(
  THRESHOLD_TEXTS.map(({ name, measure }) => [name, measure === 'ms' ? 10_000 : 20]),
);
const textOf = (name: string) => {
  const text = THRESHOLD_TEXTS.find((each) => each.name === name);
  if (text === undefined) throw new Error(name);
  return text;
};

it('types times in seconds, and keeps only what differs from the set below', () => {
  const draft = draftOf(inherited);
  expect(draft['placed_before_ms']).toBe(10);
  expect(ownValues(draft, inherited)).toEqual({});
  expect(ownValues({ ...draft, placed_before_ms: 7.5, visible_percent: 25 }, inherited)).toEqual({
    placed_before_ms: 7_500,
    visible_percent: 25,
  });
});

it('has no values while a field is wrong, and says what is wrong', () => {
  const draft = draftOf(inherited);
  expect(ownValues({ ...draft, visible_percent: 101 }, inherited)).toBeNull();
  expect(fieldProblem(textOf('visible_percent'), 101)).toBe('Enter at most 100.');
  expect(fieldProblem(textOf('layer_orders'), -1)).toBe('Enter 0 or more.');
  expect(fieldProblem(textOf('layer_orders'), 'many')).toBe('Enter a number.');
  expect(fieldProblem(textOf('layer_orders'), null)).toBe('Enter a number.');
});

it('compares sets by their values', () => {
  expect(isSameValues({ a: 1 }, { a: 1 })).toBe(true);
  expect(isSameValues({ a: 1 }, {})).toBe(false);
});
