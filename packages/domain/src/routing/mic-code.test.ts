import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIC_PATTERN, micProblem } from './mic-code.ts';

describe('a market identifier code', () => {
  it('has the form of ISO 10383', () => {
    expect(['XNAS', 'BATS', '360T'].map(micProblem)).toEqual([null, null, null]);
    expect(micProblem('XNA')).toContain('4 characters');
    expect(micProblem('XN S')).toContain('letters');
    expect(micProblem('xnas')).toContain('letters');
  });

  it('is valid exactly when the pattern matches', () => {
    const pattern = new RegExp(MIC_PATTERN, 'u');
    assert(
      property(string({ maxLength: 6 }), (text) => {
        expect(micProblem(text) === null).toBe(pattern.test(text));
      }),
    );
  });
});
