import { describe, expect, it } from 'vitest';
import { createQueryGate } from './query-gate.ts';

describe('query gate', () => {
  it('lets so many in, keeps so many in line in their order, and refuses the rest', async () => {
    const gate = createQueryGate(1, 2);
    const seen: string[] = [];
    const leave = await gate.enter();
    const second = gate.enter().then((done) => (seen.push('second'), done));
    const third = gate.enter().then((done) => (seen.push('third'), done));
    await expect(gate.enter()).rejects.toThrow('waiting already');
    expect(seen).toEqual([]);
    leave();
    // A place is left once, however often it is said.
    leave();
    const leaveSecond = await second;
    expect(seen).toEqual(['second']);
    leaveSecond();
    (await third)();
    (await gate.enter())();
  });
});
