import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { hear } from '../support/hear.ts';
import type {
  ClientsJob,
  ClientsMeasured,
  FromClients,
  FromServer,
  ServerJob,
  ServerMeasured,
} from './fanout-messages.ts';

const SERVER = fileURLToPath(new URL('./fanout-server.ts', import.meta.url));
const CLIENTS = fileURLToPath(new URL('./fanout-clients.ts', import.meta.url));
const WARM_UP_MS = 2_000;

export type FanoutRun = ServerJob & { readonly stalled: number; readonly forMs: number };
export type FanoutMeasured = { readonly server: ServerMeasured; readonly clients: ClientsMeasured };

/** One server and its clients, each in a process of its own, for a while. */
export async function measureFanout({ stalled, forMs, ...job }: FanoutRun): Promise<FanoutMeasured> {
  const server = fork(SERVER, [JSON.stringify(job)], { execArgv: [] });
  let clients: ChildProcess | null = null;
  try {
    const { url, tokens } = await hear<FromServer, 'ready'>(server, 'ready');
    const each = Array.from({ length: job.clients }, (_, index) => tokens[index % tokens.length] ?? '');
    const asked: ClientsJob = { url, tokens: each, stalled };
    clients = fork(CLIENTS, [JSON.stringify(asked)], { execArgv: [] });
    await hear<FromClients, 'ready'>(clients, 'ready');
    server.send({ kind: 'run' });
    await sleep(WARM_UP_MS);
    for (const process of [server, clients]) process.send({ kind: 'begin' });
    await sleep(forMs);
    const heard = [
      hear<FromServer, 'measured'>(server, 'measured'),
      hear<FromClients, 'measured'>(clients, 'measured'),
    ];
    for (const process of [server, clients]) process.send({ kind: 'end' });
    const [fromServer, fromClients] = await Promise.all(heard);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each process says what its kind is.
    return { server: fromServer?.measured as ServerMeasured, clients: fromClients?.measured as ClientsMeasured };
  } finally {
    clients?.kill('SIGKILL');
    server.kill('SIGKILL');
  }
}
