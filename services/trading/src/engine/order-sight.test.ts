import { expect, it } from 'vitest';
import { OrderSight } from './order-sight.ts';

function sightOf() {
  const due: (() => void)[] = [];
  const told: (readonly number[])[] = [];
  const sight = new OrderSight((run) => void due.push(run));
  sight.tellTo((ids) => told.push(ids));
  const pass = () => {
    for (const run of due.splice(0)) run();
  };
  return { sight, told, pass, due };
}

it('tells the engine the orders on all screens together, each once, and several changes at once', () => {
  const { sight, told, pass, due } = sightOf();
  const [one, other] = [{}, {}];
  sight.see(one, [1, 2]);
  sight.see(other, [2, 3]);
  sight.see(one, [2, 4]);
  expect(due).toHaveLength(1);
  pass();
  sight.leave(other);
  pass();
  expect(told).toEqual([[], [2, 4, 3], [2, 4]]);
});

it('tells nothing when somebody leaves who looked at no order', () => {
  const { sight, due } = sightOf();
  sight.leave({});
  expect(due).toEqual([]);
});

it('tells a new engine what is on the screens', () => {
  const { sight, pass } = sightOf();
  sight.see({}, [7]);
  pass();
  const again: (readonly number[])[] = [];
  sight.tellTo((ids) => again.push(ids));
  expect(again).toEqual([[7]]);
});

it('tells no more orders than the engine can put first', () => {
  const { sight, told, pass } = sightOf();
  for (let screen = 0; screen < 60; screen += 1) {
    sight.see(
      {},
      Array.from({ length: 100 }, (_, nth) => 100 * screen + nth),
    );
  }
  pass();
  expect(told.at(-1)).toHaveLength(5_000);
});
