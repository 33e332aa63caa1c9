import { expect, it } from 'vitest';
import { anActionOrder } from './action-order.fixture.ts';
import { sharedParameters, sharedTerms } from './shared-terms.ts';

it('finds equal and different terms of several orders', () => {
  const terms = sharedTerms([anActionOrder(), anActionOrder({ limit_price: 99 })], 'UTC');
  expect(terms.get('Quantity')).toBe('123,400');
  expect(terms.get('Limit')).toBeNull();
  expect(sharedTerms([anActionOrder(), anActionOrder({ volume_cap: null })], 'UTC').get('Volume cap')).toBeNull();
});

it('offers the parameters that all strategies accept and none of them fixes', () => {
  const keys = sharedParameters([anActionOrder(), anActionOrder({ strat: 'VWAP' })]).map(({ key }) => key);
  expect(keys).toContain('vc');
  expect(keys).not.toContain('mf');
  expect(keys).not.toContain('pr');
  expect(sharedParameters([anActionOrder(), anActionOrder({ strat: 'home made' })])).toEqual([]);
});
