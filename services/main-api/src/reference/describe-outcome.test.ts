import { expect, it } from 'vitest';
import { describeOutcome } from './describe-outcome.ts';

it('names the unfinished orders on an instrument whose tick cannot become finer', () => {
  const finding = { line: 2, message: 'The tick of PFE cannot become finer.' };
  const tooFine = [
    { exchange_symbol: 'PFE', asset_class: 'EQUITY' },
    { exchange_symbol: 'MRK', asset_class: 'EQUITY' },
  ] as const;
  const ids = Array.from({ length: 22 }, (_, id) => id + 1);
  const desk = {
    isReferenceLive: () => true,
    unfinishedOn: ({ exchange_symbol }: { readonly exchange_symbol: string }) => (exchange_symbol === 'PFE' ? ids : []),
  };
  const { findings } = describeOutcome('tick_tables', { kind: 'refused', findings: [finding], tooFine }, desk);
  expect(findings).toEqual([
    finding,
    { line: null, message: `Unfinished orders on PFE: ${ids.slice(0, 20).join(', ')} and 2 more.` },
  ]);
});
