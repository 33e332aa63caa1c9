import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersIn, MIN_REASON_LETTERS, OVERRIDE_CHOICES, PREVIEW_REASON, reasonProblem } from './override-text.ts';

describe('a reason to override warnings', () => {
  it.each(['x', 'ok', '..........', '1234567890', 'a b c d e', 'I insist'])('is not "%s"', (reason) => {
    expect(reasonProblem(reason, 1)).toBe(`"${reason}" is too short a reason: write at least 10 letters or choose one`);
  });

  it('is asked for while there is none', () => {
    expect(reasonProblem('  ', 1)).toBe('Enter a reason to override 1 warning');
    expect(reasonProblem('', 3)).toBe('Enter a reason to override 3 warnings');
  });

  it.each([
    ...OVERRIDE_CHOICES,
    PREVIEW_REASON,
    'Second half of it',
    'Mit dem Kunden geklärt',
    'お客様が確認しましたから',
  ])('is "%s"', (reason) => expect(reasonProblem(` ${reason} `, 1)).toBeNull());

  it('has ten letters, or is one of the list', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const isOfList = OVERRIDE_CHOICES.some((choice) => choice === text.trim());
        expect(reasonProblem(text, 1) === null).toBe(isOfList || lettersIn(text) >= MIN_REASON_LETTERS);
      }),
    );
  });
});
