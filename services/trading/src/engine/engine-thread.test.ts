import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { EngineJob } from './engine-job.ts';
import type { EngineNews } from './engine-messages.ts';
import { prepareEngine } from './engine-thread.ts';

/** An engine that says each message it is given. */
const PROGRAM = new URL(
  `data:text/javascript,${encodeURIComponent(`
import { parentPort } from 'node:worker_threads';
parentPort.on('message', (message) => {
  if (message.kind === 'close') parentPort.close();
  else parentPort.postMessage({ kind: 'problem', text: message.databaseUrl });
});`)}`,
);
const jobAt = (databaseUrl: string): EngineJob => ({ databaseUrl, serverTimeZone: 'UTC', world: null });

it('an engine that begins early keeps its news for whoever hears it, and takes no second job', async () => {
  const prepared = prepareEngine(PROGRAM);
  prepared.recover(jobAt('first'));
  // Long enough for an answer; without one it comes later, and is heard as well.
  await sleep(200);
  const { promise, resolve } = Promise.withResolvers<EngineNews>();
  let isReturned = false;
  const heard: boolean[] = [];
  const thread = prepared.begin(jobAt('second'), (news) => {
    heard.push(isReturned);
    resolve(news);
  });
  isReturned = true;
  expect(await promise).toEqual({ kind: 'problem', text: 'first' });
  await prepared.discard();
  await thread.close();
  expect(await thread.ended).toBeNull();
  expect(heard).toEqual([true]);
});

it('an engine that nobody hears ends with the start that prepared it', async () => {
  const prepared = prepareEngine(PROGRAM);
  prepared.recover(jobAt('first'));
  await prepared.discard();
  const thread = prepared.begin(jobAt('second'), () => undefined);
  expect(await thread.ended).toBeInstanceOf(Error);
});
