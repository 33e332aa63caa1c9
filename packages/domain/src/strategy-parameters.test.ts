import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStrategyParameters, type StrategyParameters, strategyParametersToJson } from './strategy-parameters.ts';

const EMPTY: StrategyParameters = { as: null, st: null, et: null, vc: null, pr: null, mf: null, strat: null };

describe('parseStrategyParameters', () => {
  it('reads the short keys', () => {
    const text = '{"as":"vwap_us","st":-1,"et":"+90","vc":"15%","pr":10,"mf":1,"strat":"vwap","other":true}';
    expect(parseStrategyParameters(text)).toEqual({
      as: 'vwap_us',
      st: '-1',
      et: '+90',
      vc: 15,
      pr: 10,
      mf: true,
      strat: 'vwap',
    });
  });

  it('keeps zero and false, which are values', () => {
    expect(parseStrategyParameters('{"st":0,"vc":0,"mf":false}')).toEqual({ ...EMPTY, st: '0', vc: 0, mf: false });
  });

  it.each([null, undefined, '', '{', '[]', '"vwap"', 'null', '{}'])('is empty for %j', (text) => {
    expect(parseStrategyParameters(text)).toEqual(EMPTY);
  });

  it('drops values of a wrong type one by one', () => {
    const text = '{"as":7,"st":{},"et":[],"vc":"much","pr":null,"mf":"perhaps","strat":"twap"}';
    expect(parseStrategyParameters(text)).toEqual({ ...EMPTY, strat: 'twap' });
  });

  it('reads back what it writes', () => {
    const word = fc.option(fc.stringMatching(/^[a-z_]{1,12}$/));
    const parameters = fc.record({
      as: word,
      st: fc.option(fc.constantFrom('-1', '0', '1', '09:30')),
      et: fc.option(fc.constantFrom('0', '1', '+90', '16:00')),
      vc: fc.option(fc.integer({ min: 0, max: 100 })),
      pr: fc.option(fc.integer({ min: 0, max: 100 })),
      mf: fc.option(fc.boolean()),
      strat: word,
    });
    fc.assert(
      fc.property(parameters, (given) => {
        expect(parseStrategyParameters(strategyParametersToJson(given))).toEqual(given);
      }),
    );
  });
});
