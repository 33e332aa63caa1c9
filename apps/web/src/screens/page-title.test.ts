import { expect, it } from 'vitest';
import { titleOfPage } from './page-title.ts';

it('makes words of a path segment', () => {
  expect(titleOfPage('stuck-orders')).toBe('Stuck orders');
  expect(titleOfPage('r%C3%A9sum%C3%A9')).toBe('Résumé');
  expect(titleOfPage('100%')).toBe('100%');
  expect(titleOfPage('')).toBe('Not found');
});
