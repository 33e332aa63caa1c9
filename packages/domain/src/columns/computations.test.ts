import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Computation, type ComputationInputs, COMPUTATIONS } from './computations.ts';

const number = fc.double({ min: 0.01, max: 1e6, noNaN: true });
const TEXTS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  asset_class: fc.constantFrom('EQUITY', 'FUTURE'),
  asset_sub_class: fc.constantFrom('OUTRIGHT'),
  order_side: fc.constantFrom('BUY', 'SELL SHORT'),
};

function rowOf({ inputs }: Computation): fc.Arbitrary<ComputationInputs> {
  const fields = inputs.map((input) => (TEXTS[input] ?? number).map((value) => ({ [input]: value })));
  return fc.tuple(...fields).map((parts) => Object.assign({}, ...parts) as ComputationInputs);
}

describe('computed columns', () => {
  const all: readonly (readonly [string, Computation])[] = Object.entries(COMPUTATIONS);

  it.each(all)('%s has no value without any input that is not optional', (_name, computation) => {
    const { inputs, optional = [], of } = computation;
    const required = inputs.filter((input) => !optional.includes(input));
    fc.assert(
      fc.property(rowOf(computation), fc.constantFrom(...required), (row, input) => {
        expect(of({ ...row, [input]: null })).toBeNull();
        expect(of({ ...row, [input]: undefined })).toBeNull();
      }),
    );
  });

  it.each(all)('%s may have one without those that are', (_name, computation) => {
    const { optional = [], of } = computation;
    const without = Object.fromEntries(optional.map((input) => [input, null]));
    const values = fc.sample(rowOf(computation), { numRuns: 100, seed: 1 }).map((row) => of({ ...row, ...without }));
    expect(values.some((value) => value !== null)).toBe(true);
  });
});
