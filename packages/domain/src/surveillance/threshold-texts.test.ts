import { expect, it } from 'vitest';
import { thresholdScopeText, thresholdValuesText } from './threshold-texts.ts';

it('says in words what a set changes and for whom it holds', () => {
  expect(thresholdValuesText({ visible_percent: 25, placed_before_ms: 7_500 })).toBe(
    'Share of the visible side ≥ 25%, First placed before the fill ≤ 7.5 s',
  );
  expect(thresholdValuesText({})).toBe('nothing changed');
  expect(thresholdScopeText({ account: null, asset_class: 'FUTURE' })).toBe('All accounts, FUTURE');
  expect(thresholdScopeText({ account: 'ALDGATE', asset_class: null })).toBe('ALDGATE');
});
