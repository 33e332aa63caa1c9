import { describe, expect, it } from 'vitest';
import { DISPLAY_STATUSES } from './display-status.ts';
import { GLYPH_CHARACTERS, statusStyle } from './status-style.ts';

describe('statusStyle', () => {
  it.each([
    ['WORKING', 'positive', '●'],
    ['PARTIAL', 'positive', '◐'],
    ['NEW', 'pending', '○'],
    ['INIT', 'pending', '○'],
    ['SENT', 'pending', '→'],
    ['PENDING', 'pending', '◐'],
    ['FILLED', 'dim', '✓'],
    ['Invited', 'dim', '✓'],
    ['OUT', 'dim', '■'],
    ['EXPIRED', 'dim', '◷'],
    ['P.OUT', 'dim', '◐'],
    ['P.EXPIRED', 'dim', '◐'],
    ['PAUSED', 'warning', '‖'],
    ['REJECTED', 'negative', '✕'],
    ['P.REJECTED', 'negative', '◐'],
  ] as const)('%s is %s with %s', (status, tone, character) => {
    expect(statusStyle(status).tone).toBe(tone);
    expect(GLYPH_CHARACTERS[statusStyle(status).glyph]).toBe(character);
  });

  it('styles Invited as filled', () => {
    expect(statusStyle('Invited')).toEqual(statusStyle('FILLED'));
  });

  it('shows only PAUSED, REJECTED and P.REJECTED as chips', () => {
    expect(DISPLAY_STATUSES.filter((status) => statusStyle(status).chip)).toEqual(['PAUSED', 'REJECTED', 'P.REJECTED']);
  });

  it('tints the label of PENDING but not of NEW', () => {
    expect(statusStyle('PENDING').tintedLabel).toBe(true);
    expect(statusStyle('NEW').tintedLabel).toBe(false);
  });
});
