import { describe, expect, it } from 'vitest';
import { createQueryGate } from './query-gate.ts';

describe('query gate', () => {
  it('admits a fixed number, queues a fixed number in order, and refuses the rest', async () => {
    const gate = createQueryGate(1, 2);
    const seen: string[] = [];
    const leave = await gate.enter();
    const second = gate.enter().then((done) => (seen.push('second'), done));
    const third = gate.enter().then((done) => (seen.push('third'), done));
    await expect(gate.enter()).rejects.toThrow('waiting already');
    expect(seen).toEqual([]);
    leave();
    // Leaving twice counts once.
    leave();
    const leaveSecond = await second;
    expect(seen).toEqual(['second']);
    leaveSecond();
    (await third)();
    (await gate.enter())();
  });
});
