import { expect, it } from 'vitest';
import { trialTable } from './trial.ts';

it('says for each trial what was seen and lost', () => {
  const rows = [
    { tried: 'kill -9', seen: 'back in 2.1 s', lost: null },
    { tried: 'a storm', seen: 'p99 9 ms', lost: '1 order' },
  ];
  expect(trialTable(rows)).toBe(
    ['tried    seen           lost', 'kill -9  back in 2.1 s  nothing', 'a storm  p99 9 ms       1 order'].join('\n'),
  );
});
