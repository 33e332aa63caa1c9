import { Worker } from 'node:worker_threads';
import { engineMemory } from '@meridian/trading/engine/engine-memory';
import type { Bench, Figure } from '../bench.ts';
import type { LooksJob, LooksMeasured } from './looks-messages.ts';

const JOB: LooksJob = { orders: 5_000, rate: 5, fillSeconds: 90, seconds: 30 };

/** What an order costs the engine: how often its algorithm looks, what a look takes, and what comes of it. */
export const looksBench: Bench = {
  name: 'looks',
  about: `the engine alone with ${JOB.orders.toLocaleString('en-US')} orders, ${JOB.seconds} seconds of the desk as fast as it can`,
  run: async (say) => {
    const measured = await live(JOB);
    for (const [part, ms] of measured.partMs) say(`${part}: ${shareOf(ms).toFixed(1)} % of a core`);
    return figuresOf(measured);
  },
};

function live(job: LooksJob): Promise<LooksMeasured> {
  const url = new URL('./looks-thread.ts', import.meta.url);
  const thread = new Worker(url, { workerData: job, resourceLimits: engineMemory(), name: 'engine' });
  const { promise, resolve, reject } = Promise.withResolvers<LooksMeasured>();
  thread.on('message', resolve);
  thread.on('error', reject);
  // After the figures this says nothing new.
  thread.on('exit', (code) => reject(new Error(`the desk ended with ${code} before it was measured`)));
  return promise;
}

function shareOf(ms: number): number {
  return ms / (10 * JOB.seconds);
}

function figuresOf({ working, behind, looks, lookMs, timedLooks, ...measured }: LooksMeasured): readonly Figure[] {
  const { decisions, events, bytes, threadMs } = measured;
  return [
    { name: 'orders at work at the end', value: working, unit: '' },
    { name: 'below their floor, of 10,000 at work', value: behind, unit: '' },
    { name: 'looks of an order', value: looks / working / JOB.seconds, unit: '/s' },
    { name: 'a look with what comes of it', value: (1000 * lookMs) / timedLooks, unit: 'µs' },
    { name: 'looks that come to nothing', value: (100 * (looks - decisions)) / looks, unit: '%' },
    { name: 'events of the desk', value: events / JOB.seconds, unit: '/s' },
    { name: 'an event in the journal', value: bytes / events, unit: 'bytes' },
    { name: "the engine's thread for an event", value: (1000 * threadMs) / events, unit: 'µs' },
    { name: "the engine's thread", value: shareOf(threadMs), unit: '% of a core' },
  ];
}
