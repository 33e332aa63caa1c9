import { WebSocket } from 'ws';
import { percentile, sortedNumbers } from '../support/percentile.ts';
import type { ClientsJob, ClientsRequest, FromClients } from './fanout-messages.ts';

/** Clients over real sockets in a process of their own; a few read what they get, the others only take it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fanout-run.ts is the only one who starts it.
const job = JSON.parse(process.argv[2] ?? '') as ClientsJob;
const say = (message: FromClients): void => void process.send?.(message);
process.on('disconnect', () => process.exit());

const READERS = 10;
const AT_ONCE = 50;
const MAX_LATENCIES = 2_000_000;

type Frame =
  | { readonly type: 'fields'; readonly payload: { readonly fields: readonly string[] } }
  | { readonly type: 'increment'; readonly payload: { readonly rows: readonly (readonly unknown[])[] } };

const counts = { bytes: 0, frames: 0, rows: 0 };
const latencies: number[] = [];
let isMeasuring = false;
let beganMs = 0;

function open(token: string, onMessage: (data: Buffer) => void): Promise<WebSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
  const socket = new WebSocket(job.url, { perMessageDeflate: false });
  socket.on('error', reject);
  socket.on('open', () => {
    send(socket, 'login_by_session', { version: 1, id_of_session_to_duplicate: token });
    send(socket, 'subscribe', { id: 's', topic: 'parent_orders', params: {} });
  });
  socket.on('message', (data: Buffer) => {
    // The end of a snapshot: from here on there are increments.
    if (data.length < 4_000_000 && data.subarray(-20).includes('"last":true')) resolve(socket);
    onMessage(data);
  });
  return promise;
}

function send(socket: WebSocket, type: string, payload: object): void {
  socket.send(JSON.stringify({ type, payload }));
}

function count(data: Buffer): void {
  if (!isMeasuring) return;
  counts.bytes += data.length;
  counts.frames += 1;
}

/** Looks at each row for the moment it was changed at. */
function reader(): (data: Buffer) => void {
  let column = -1;
  return (data) => {
    count(data);
    const frame: Frame = JSON.parse(data.toString('utf8'));
    if (frame.type === 'fields') column = frame.payload.fields.indexOf('last_update_timestamp');
    if (frame.type !== 'increment' || !isMeasuring) return;
    const now = Date.now();
    for (const row of frame.payload.rows) {
      counts.rows += 1;
      const at = row.indexOf(column, 1);
      if (at > 0 && latencies.length < MAX_LATENCIES) latencies.push(now - Number(row[at + 1]));
    }
  };
}

const tokenAt = (index: number): string => job.tokens[index % job.tokens.length] ?? '';
const total = job.tokens.length;
for (let from = 0; from < total; from += AT_ONCE) {
  const some = Array.from({ length: Math.min(AT_ONCE, total - from) }, (_, at) => from + at);
  await Promise.all(some.map((index) => open(tokenAt(index), index < READERS ? reader() : count)));
}
for (let index = 0; index < job.stalled; index += 1) (await open(tokenAt(index), () => undefined)).pause();

process.on('message', (request: ClientsRequest) => {
  isMeasuring = request.kind === 'begin';
  if (isMeasuring) {
    beganMs = performance.now();
    return;
  }
  const sorted = sortedNumbers(latencies);
  const seconds = (performance.now() - beganMs) / 1000;
  const rows = counts.rows / Math.min(READERS, total);
  const measured = { seconds, ...counts, rows, p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) };
  say({ kind: 'measured', measured });
});
say({ kind: 'ready' });
