import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type JobOutcome, runJob } from './run-job.ts';
import type { TestResult, TestWork } from './testing/test-program.ts';

type Seen = { readonly pid: number; readonly temporary: string };

/** The outcome of a job, with where it ran. */
async function runTest(does: TestWork['does'], onRun?: (stop: AbortController) => void, maxMs = 60_000) {
  const stop = new AbortController();
  const seen: Seen[] = [];
  const outcome = await runJob<TestWork, TestResult, Seen>(new URL('./testing/test-program.ts', import.meta.url), {
    name: 'test',
    work: { does },
    signal: stop.signal,
    maxMs,
    maxHeapMb: 64,
    onProgress: (progress) => {
      seen.push(progress);
      onRun?.(stop);
    },
  });
  const [where] = seen;
  if (where === undefined) throw new Error('the job said nothing');
  return { outcome, isGone: !isAlive(where.pid) && !existsSync(where.temporary) };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('answers from a process of its own, without the secrets of the server, behind trading, with private files', async () => {
  process.env['JWT_SECRET'] = 'a secret of this test';
  const { outcome, isGone } = await runTest('answer');
  delete process.env['JWT_SECRET'];
  const result = { hasSecret: false, priority: expect.toSatisfy((priority) => priority >= 5), umask: 0o077 };
  expect([outcome, isGone]).toEqual([{ kind: 'done', result }, true]);
});

it.each<[TestWork['does'], JobOutcome<TestResult>]>([
  ['fail', { kind: 'failed', reason: 'Choose fewer days.' }],
  ['abort', { kind: 'lost' }],
])('a job that ends by %s leaves the server standing, and nothing behind', async (does, outcome) => {
  expect(await runTest(does)).toEqual({ outcome, isGone: true });
});

it.each<TestWork['does']>(['wait', 'hang'])('a job that is cancelled while it does "%s" is gone', async (does) => {
  const cancelled = await runTest(does, (stop) => setTimeout(() => stop.abort(), 200));
  expect(cancelled).toEqual({ outcome: { kind: 'stopped' }, isGone: true });
});

it('a job that takes too long is ended', async () => {
  expect(await runTest('hang', undefined, 3_000)).toEqual({ outcome: { kind: 'late' }, isGone: true });
});

it('a job ends with its server, also when that is killed', async () => {
  const parent = fork(fileURLToPath(new URL('./testing/test-parent.ts', import.meta.url)), { execArgv: [] });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the program of this test tells nothing else.
  const [{ pid, temporary }] = (await once(parent, 'message')) as [Seen];
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid) || existsSync(temporary), { timeout: 10_000 }).toBe(false);
});
