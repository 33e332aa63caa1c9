import { expect, it } from 'vitest';
import { UserGates } from './user-gates.ts';

it('one user who asks for much waits, and another does not', async () => {
  const gates = new UserGates({ concurrent: 2, waiting: 3 });
  const ends: (() => void)[] = [];
  const slow = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
  const greedy = Array.from({ length: 6 }, () => gates.run(1, slow));
  expect(await greedy[5]).toEqual({ kind: 'busy' });
  expect(ends).toHaveLength(2);
  const modest = gates.run(2, slow);
  await new Promise((resolve) => setImmediate(resolve));
  expect(ends).toHaveLength(3);
  ends[2]?.();
  expect(await modest).toEqual({ kind: 'done', result: 'done' });
  for (let count = 0; count < 6; count += 1) {
    ends[count]?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(greedy);
});
