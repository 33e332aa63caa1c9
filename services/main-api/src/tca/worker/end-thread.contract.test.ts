import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { makeHistoryFolder } from '@meridian/history/testing';
import { endThread } from '@meridian/service-kit/end-thread';
import { expect, it } from 'vitest';

const TIMES = 5;

it('a report that is cancelled while it reads leaves the server standing', { timeout: 60_000 }, async () => {
  const folder = await makeHistoryFolder();
  const codes: unknown[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const worker = new Worker(new URL('./testing/endless-reader.ts', import.meta.url), { workerData: folder.dir });
    const exited = once(worker, 'exit');
    await once(worker, 'message');
    await sleep(20 * time);
    await endThread(worker);
    codes.push(...(await exited));
  }
  expect(codes).toEqual(Array.from({ length: TIMES }, () => 0));
  await folder.remove();
});
