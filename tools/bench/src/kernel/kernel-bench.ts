import type { Bench } from '../bench.ts';
import { startBenchDatabase } from '../support/bench-database.ts';
import { measureCommitPerEvent } from './commit-per-event.ts';
import { KernelThread } from './kernel-thread.ts';
import { measureLatency, measureThroughput } from './measure-kernel.ts';

const RATE = 1_000;

/** Durable events, and how long a command waits for its acknowledgement. */
export const kernelBench: Bench = {
  name: 'kernel',
  about: 'durable order events with the embedded database, fsync on; commands from another thread',
  run: async (say) => {
    const server = await startBenchDatabase();
    try {
      const oneByOne = await measureCommitPerEvent(server.database, 4_000);
      const kernel = await KernelThread.start({ databaseUrl: server.url });
      await measureThroughput(kernel, 3_000, 512);
      const busy = await measureThroughput(kernel, 10_000, 512);
      say(`throughput is measured, ${kernel.orders} orders`);
      const staged = await measureLatency(kernel, 'staged', RATE, 30_000);
      say(`staged orders are measured, ${kernel.orders} orders`);
      const filled = await measureLatency(kernel, 'filled', RATE, 60_000);
      await kernel.close();
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
        { name: 'acknowledgement at 1,000 filled orders/s, p50', value: filled.p50, unit: 'ms' },
        { name: 'acknowledgement at 1,000 filled orders/s, p99', value: filled.p99, unit: 'ms', budget: most },
        {
          name: 'acknowledgement at 1,000 filled orders/s, longest',
          value: filled.max,
          unit: 'ms',
          budget: { bound: 'at most', value: 60 },
        },
        { name: 'durable events meanwhile', value: filled.eventsPerSecond, unit: '/s' },
        { name: 'commands refused as busy, and sent again', value: kernel.refused, unit: '' },
      ];
    } finally {
      await server.remove();
    }
  },
};
