import type { Bench } from '../bench.ts';
import { startBenchDatabase } from '../support/bench-database.ts';
import { KernelThread } from './kernel-thread.ts';
import { measureLatency, measureThroughput } from './measure-kernel.ts';
import { measureBareCommits, measureCommitPerEvent } from './plain-commits.ts';

const STAGED_PER_SECOND = 1_000;
/** Nine events each: 10,000 durable events a second. */
const FILLED_PER_SECOND = 1_120;
/** As many events as the orders have, in as many commits as the kernel makes of them. */
const BARE = { commitsPerSecond: 60, eventsPerCommit: 168 };
/** How long each part is measured. */
const WHOLE = { warmMs: 3_000, busyMs: 10_000, stagedMs: 30_000, filledMs: 60_000, bareMs: 60_000 };
const SHORT = { warmMs: 3_000, busyMs: 5_000, stagedMs: 5_000, filledMs: 30_000, bareMs: 20_000 };

const insteadOf = (value: number) => ({ what: 'bare commits of as many events', value });

/** Durable events, and how long a command waits for its acknowledgement. */
export const kernelBench: Bench = {
  name: 'kernel',
  about: 'durable order events with the embedded database, fsync on; commands from another thread',
  run: async (say, { isShort }) => {
    const { warmMs, busyMs, stagedMs, filledMs, bareMs } = isShort ? SHORT : WHOLE;
    const server = await startBenchDatabase();
    try {
      const oneByOne = await measureCommitPerEvent(server.database, 4_000);
      say('one commit an event is measured');
      const kernel = await KernelThread.start({ databaseUrl: server.url });
      await measureThroughput(kernel, warmMs, 512);
      say(`the kernel is warm, ${kernel.orders} orders`);
      const busy = await measureThroughput(kernel, busyMs, 512);
      say(`throughput is measured, ${kernel.orders} orders`);
      const staged = await measureLatency(kernel, { kind: 'staged', rate: STAGED_PER_SECOND, forMs: stagedMs, say });
      say(`staged orders are measured, ${kernel.orders} orders`);
      const filled = await measureLatency(kernel, { kind: 'filled', rate: FILLED_PER_SECOND, forMs: filledMs, say });
      say(`filled orders are measured, ${kernel.orders} orders`);
      await kernel.close();
      const bare = await measureBareCommits(server.database, { ...BARE, forMs: bareMs });
      const most = { bound: 'at most', value: 20 } as const;
      return [
        {
          name: 'durable events',
          value: busy.eventsPerSecond,
          unit: '/s',
          budget: { bound: 'at least', value: 10_000 },
          instead: { what: 'one commit an event', value: oneByOne },
        },
        { name: 'acknowledgement at 1,000 staged orders/s, p50', value: staged.p50, unit: 'ms' },
        { name: 'acknowledgement at 1,000 staged orders/s, p99', value: staged.p99, unit: 'ms', budget: most },
        { name: 'acknowledgement at 1,120 filled orders/s, p50', value: filled.p50, unit: 'ms' },
        {
          name: 'acknowledgement at 1,120 filled orders/s, p99',
          value: filled.p99,
          unit: 'ms',
          budget: most,
          instead: insteadOf(bare.p99),
        },
        {
          name: 'acknowledgement at 1,120 filled orders/s, longest',
          value: filled.max,
          unit: 'ms',
          budget: { bound: 'at most', value: 60 },
          instead: insteadOf(bare.max),
        },
        { name: 'the longest commit meanwhile', value: filled.longestCommitMs, unit: 'ms' },
        { name: 'the longest pause of the thread that sends them', value: filled.longestPauseMs, unit: 'ms' },
        { name: 'durable events meanwhile', value: filled.eventsPerSecond, unit: '/s' },
        { name: 'commands refused as busy, and sent again', value: kernel.refused, unit: '' },
      ];
    } finally {
      await server.remove();
    }
  },
};
