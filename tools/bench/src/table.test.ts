import { expect, it } from 'vitest';
import { isHeld } from './bench.ts';
import { tableOf } from './table.ts';

const latency = { name: 'latency', value: 21.04, unit: 'ms', budget: { bound: 'at most', value: 20 } } as const;

it('a budget is held up to its own value', () => {
  expect([isHeld({ ...latency, value: 20 }), isHeld(latency)]).toEqual([true, false]);
  const rate = { name: 'rate', value: 9, unit: '/s', budget: { bound: 'at least', value: 10 } } as const;
  expect([isHeld({ ...rate, value: 10 }), isHeld(rate)]).toEqual([true, false]);
  expect(isHeld({ name: 'size', value: 1, unit: 'MB' })).toBe(true);
});

it('shows value, budget and what would be there instead, in columns', () => {
  const instead = { what: 'one commit an event', value: 2_500 };
  const figures = [latency, { name: 'events', value: 25_000, unit: '/s', instead }];
  expect(tableOf(figures).split('\n')).toEqual([
    '  figure   value      budget      held  instead',
    '  latency  21 ms      at most 20  NO',
    '  events   25,000 /s                    2,500 /s with one commit an event (10.0×)',
  ]);
});

it('gives no ratio where one of the two has nothing', () => {
  const instead = { what: 'another grid', value: 17.5 };
  const [, line] = tableOf([{ name: 'long tasks', value: 0, unit: '%', instead }]).split('\n');
  expect(line).toBe('  long tasks  0 %                  17.5 % with another grid');
});
