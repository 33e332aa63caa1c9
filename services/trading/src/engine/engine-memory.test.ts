import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** What V8 says when it is about to collect memory only to give it back. */
const WILL_GIVE_BACK = /Memory reducer: waiting/u;

const MAX_WAIT_MS = 500;

/** A program that had twice the memory that it needs now. */
async function whatV8Says(first: string): Promise<string> {
  const program = `${first}
    const kept = Array.from({ length: 200_000 }, (_, id) => ({ id }));
    kept.length /= 2;
    globalThis.gc();
    setTimeout(() => undefined, ${MAX_WAIT_MS});`;
  const looksAtOnce = '--gc-memory-reducer-start-delay-ms=1';
  const flags = ['--expose-gc', '--trace-memory-reducer', looksAtOnce, '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, flags);
  return stdout;
}

it('never stops a quiet desk for a tenth of a second only to give memory back to the machine', async () => {
  const memory = JSON.stringify(new URL('./engine-memory.ts', import.meta.url));
  expect(await whatV8Says('')).toMatch(WILL_GIVE_BACK);
  expect(await whatV8Says(`(await import(${memory})).engineMemory();`)).not.toMatch(WILL_GIVE_BACK);
});
