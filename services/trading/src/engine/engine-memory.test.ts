import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** What V8 says of a thread that it is about to collect only to give memory back: 0 is the first thread. */
const WILL_GIVE_BACK = /:(?<thread>\d+)\] .*Memory reducer: waiting/gu;

const MAX_WAIT_MS = 500;

/** Two threads that had twice the memory that they need now. The second begins after `settings`. */
async function threadsThatGiveBack(settings: string): Promise<ReadonlySet<string | undefined>> {
  const work = `
    globalThis.kept = Array.from({ length: 200_000 }, (_, id) => ({ id }));
    globalThis.kept.length /= 2;
    globalThis.gc();
    setTimeout(() => undefined, ${MAX_WAIT_MS});`;
  const program = `${settings}
    const { Worker } = await import('node:worker_threads');
    new Worker(${JSON.stringify(work)}, { eval: true });
    ${work}`;
  const looksAtOnce = '--gc-memory-reducer-start-delay-ms=1';
  const flags = ['--expose-gc', '--trace-memory-reducer', looksAtOnce, '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, flags);
  return new Set(Array.from(stdout.matchAll(WILL_GIVE_BACK), ({ groups }) => groups?.['thread']));
}

const memory = JSON.stringify(new URL('./engine-memory.ts', import.meta.url));

it('never stops a quiet desk for a tenth of a second only to give memory back to the machine', async () => {
  expect(await threadsThatGiveBack('')).toContain('1');
  expect(await threadsThatGiveBack(`(await import(${memory})).engineMemory();`)).not.toContain('1');
});

it('leaves the thread that starts an engine as it is: changed after it has begun to give back, V8 ends the desk', async () => {
  expect(await threadsThatGiveBack(`(await import(${memory})).engineMemory();`)).toContain('0');
});
