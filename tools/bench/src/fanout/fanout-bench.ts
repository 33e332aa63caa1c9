import type { Bench, Figure } from '../bench.ts';
import { type FanoutMeasured, measureFanout } from './fanout-run.ts';

const ROWS = 1_000;
const RATE = 5_000;
const RUN = { rows: ROWS, updatesPerSecond: RATE, encoding: 'shared', stalled: 0, forMs: 8_000 } as const;

/** Live rows to many clients over real sockets, and what one client that does not read costs. */
export const fanoutBench: Bench = {
  name: 'fanout',
  about: `${ROWS.toLocaleString('en-US')} orders with ${RATE.toLocaleString('en-US')} updates/s to 200 and 1,000 clients`,
  run: async (say) => {
    const some = await measureFanout({ ...RUN, clients: 200 });
    say(`200 clients: ${JSON.stringify(some)}`);
    const apart = await measureFanout({ ...RUN, clients: 200, encoding: 'apart' });
    say(`200 clients, encoded for each: ${JSON.stringify(apart)}`);
    const many = await measureFanout({ ...RUN, clients: 1_000 });
    say(`1,000 clients: ${JSON.stringify(many)}`);
    const stall = { clients: 20, stalled: 1, rows: 10_000, updatesPerSecond: 50_000, forMs: 20_000 };
    const stalled = await measureFanout({ ...RUN, ...stall });
    say(`a stalled client: ${JSON.stringify(stalled)}`);
    return [...figuresOf('200 clients', some, apart), ...figuresOf('1,000 clients', many, null), ...ofStalled(stalled)];
  },
};

function figuresOf(who: string, { server, clients }: FanoutMeasured, apart: FanoutMeasured | null): readonly Figure[] {
  const what = 'an encoding for each';
  const instead = (of: (measured: FanoutMeasured) => number) =>
    apart === null ? {} : { instead: { what, value: of(apart) } };
  return [
    {
      name: `${who}: processor of the server`,
      value: 100 * server.cpuShare,
      unit: '%',
      ...(apart === null && { budget: { bound: 'at most', value: 100 } as const }),
      ...instead((other) => 100 * other.server.cpuShare),
    },
    { name: `${who}: update to client, p50`, value: clients.p50Ms, unit: 'ms', ...instead((o) => o.clients.p50Ms) },
    {
      name: `${who}: update to client, p99`,
      value: clients.p99Ms,
      unit: 'ms',
      budget: { bound: 'at most', value: 150 },
      ...instead((other) => other.clients.p99Ms),
    },
    { name: `${who}: updates that each gets`, value: clients.rows / clients.seconds, unit: '/s' },
    { name: `${who}: bytes to all`, value: clients.bytes / clients.seconds / 2 ** 20, unit: 'MB/s' },
  ];
}

function ofStalled({ server }: FanoutMeasured): readonly Figure[] {
  return [
    {
      name: 'a stalled client: most that was kept for it',
      value: server.mostUnsentBytes / 2 ** 20,
      unit: 'MB',
      budget: { bound: 'at most', value: 2 },
    },
    { name: 'a stalled client: growth of the server', value: server.rssGrowthMb, unit: 'MB' },
    {
      name: 'a stalled client: connections after it was dropped',
      value: server.connections,
      unit: '',
      budget: { bound: 'at most', value: 20 },
    },
  ];
}
