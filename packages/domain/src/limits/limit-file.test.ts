import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountLimits, NO_LIMITS, OVERRIDE_RIGHTS } from '../order-checks/account-limits.ts';
import { readLimitFile, writeLimitFile } from './limit-file.ts';

const amount = fc.option(fc.integer({ min: 0, max: 1e12 }), { nil: null });
const anyLimits: fc.Arbitrary<AccountLimits> = fc.record({
  ...Object.fromEntries(
    Object.entries(NO_LIMITS)
      .filter(([, value]) => value === null)
      .map(([field]) => [field, amount]),
  ),
  strategies: fc.constantFrom(null, ['VWAP', 'TWAP']),
  countries: fc.constantFrom(null, ['US', 'CA']),
  asset_classes: fc.constantFrom(null, ['EQUITY']),
  may_override: fc.constantFrom(...OVERRIDE_RIGHTS),
  release_needs_another: fc.boolean(),
  raise_needs_approval: fc.boolean(),
  strategy_change_needs_approval: fc.boolean(),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of the limits is named above.
}) as unknown as fc.Arbitrary<AccountLimits>;

describe('a file of limits', () => {
  it('reads back what it writes', () => {
    fc.assert(
      fc.property(anyLimits, (limits) => {
        const text = writeLimitFile([{ account: 'BOREALIS', alloc_account: 'BOREALIS-01', limits }]);
        const { lines, findings } = readLimitFile(text);
        expect(findings).toEqual([]);
        expect(lines).toEqual([{ line: 2, account: 'BOREALIS', alloc_account: 'BOREALIS-01', after: limits }]);
      }),
    );
  });

  it('keeps a limit where its cell is empty or its column is missing', () => {
    const text = 'account,alloc_account,max_order_usd,max_gross_usd\nALDGATE,,,750000000\n';
    expect(readLimitFile(text).lines).toEqual([
      { line: 2, account: 'ALDGATE', alloc_account: null, after: { max_gross_usd: 750_000_000 } },
    ]);
  });

  it('names each invalid line and reads the others', () => {
    const text = [
      'account,alloc_account,max_order_qty,countries,raise_needs_approval',
      'ALDGATE,ALDGATE-CORE,1000,US GB,yes',
      'ALDGATE,ALDGATE-GROWTH,many,usa,perhaps',
      ',X,1,,',
      'ALDGATE,ALDGATE-CORE,5,,',
      'ALDGATE,,,,',
    ].join('\n');
    const { lines, findings } = readLimitFile(text);
    expect(lines.map(({ line }) => line)).toEqual([2]);
    expect(findings).toEqual([
      { line: 3, message: 'Order quantity: “many” is not a whole number of 0 or more, or none.' },
      { line: 3, message: 'Countries: “usa” is not a list with spaces between, or all.' },
      { line: 3, message: 'Raise needs approval: “perhaps” is not yes or no.' },
      { line: 4, message: 'Line 4 names no account.' },
      { line: 5, message: 'This account is already on line 2.' },
      { line: 6, message: 'The line sets no limit.' },
    ]);
  });

  it('reports an invalid header line before anything else', () => {
    expect(readLimitFile('account,limit\nA,1\n').findings).toEqual([
      { line: 1, message: 'The column alloc_account is missing.' },
      { line: 1, message: 'The column “limit” is not known.' },
    ]);
    expect(readLimitFile('account,"open').findings).toEqual([
      { line: 1, message: 'A quote opens here and never closes.' },
    ]);
  });
});
