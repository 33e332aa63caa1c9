import { describe, expect, it } from 'vitest';
import { algoRunner } from './algo-runner.ts';
import { STRATEGY_NAMES } from '@meridian/domain/strategies/strategy-names';
import { algoInput } from './testing/algo-input.ts';

describe('algorithm runner', () => {
  it('knows every strategy and no other', () => {
    expect(STRATEGY_NAMES.every((name) => algoRunner.has(name))).toBe(true);
    expect(algoRunner.has('magic')).toBe(false);
    expect(() => algoRunner.initial('magic', algoInput())).toThrow('no algorithm magic');
  });

  it('goes on from a state that was stored', () => {
    const input = algoInput();
    const first = algoRunner.decide('twap', input, algoRunner.initial('twap', input));
    const stored: typeof first.state = JSON.parse(JSON.stringify(first.state));
    expect(algoRunner.decide('twap', input, stored)).toEqual(algoRunner.decide('twap', input, first.state));
  });

  it('begins anew from a state that it does not know', () => {
    const input = algoInput();
    const fresh = algoRunner.decide('vwap', input, algoRunner.initial('vwap', input));
    expect(algoRunner.decide('vwap', input, { old: true })).toEqual(fresh);
    expect(algoRunner.decide('vwap', input, null)).toEqual(fresh);
  });
});
