import { describe, expect, it } from 'vitest';
import { heldText } from './held-text.ts';

describe('heldText', () => {
  it('names orders and amount, to the dollar', () => {
    expect(heldText({ text: 'CROSS-X', orders: 5, remainingUsd: 12_400_000 })).toBe('5 stuck orders, $12.40M open');
    expect(heldText({ text: 'CROSS-X', orders: 1, remainingUsd: 51_941.36 })).toBe('1 stuck order, $51,941 open');
  });

  it('leaves the amount out without the permit, and says when there is nothing', () => {
    expect(heldText({ text: 'CROSS-X', orders: 2, remainingUsd: null })).toBe('2 stuck orders');
    expect(heldText(undefined)).toBe('No stuck orders there yet');
    expect(heldText({ text: 'CROSS-X', orders: 0, remainingUsd: null })).toBe('No stuck orders there yet');
  });
});
