import { describe, expect, test } from 'vitest';
import { createWorkGate } from './work-gate.ts';

type Held = { readonly promise: Promise<void>; release(): void };

function held(): Held {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, release: () => resolve() };
}

describe('createWorkGate', () => {
  test('runs at most as many as allowed, lets a bounded number wait and tells the rest busy', async () => {
    const gate = createWorkGate({ concurrent: 2, waiting: 1 });
    const holds = [held(), held(), held()];
    let running = 0;
    let most = 0;
    const jobs = holds.map((hold) =>
      gate.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await hold.promise;
        running -= 1;
        return 'ok';
      }),
    );
    expect(await gate.run(async () => 'late')).toEqual({ kind: 'busy' });
    for (const hold of holds) hold.release();
    expect(await Promise.all(jobs)).toEqual(holds.map(() => ({ kind: 'done', result: 'ok' })));
    expect(most).toBe(2);
    expect(await gate.run(async () => 'again')).toEqual({ kind: 'done', result: 'again' });
  });

  test('gives the place back when the work throws', async () => {
    const gate = createWorkGate({ concurrent: 1, waiting: 0 });
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await gate.run(async () => 1)).toEqual({ kind: 'done', result: 1 });
  });
});
