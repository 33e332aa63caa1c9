import type { Socket } from 'node:net';
import { createTopicTables } from '@meridian/trading/topics/tables/topic-tables';
import { orderSources } from '@meridian/trading/topics/sources/order-sources';
import { PASSWORD, startDesk, testUser } from '@meridian/trading/live/testing';
import { TABLE_FIELDS, toRow } from '@meridian/trading/topics/row-batch';
import { sampleParent } from '@meridian/trading/topics/testing/sample-records';
import type { FromServer, ServerJob, ServerRequest } from './fanout-messages.ts';
import { ServerMeter } from './server-meter.ts';

/** The live socket over real topics in a process of its own, with rows that change at a steady rate. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fanout-run.ts is the only one who starts it.
const job = JSON.parse(process.argv[2] ?? '') as ServerJob;
const say = (message: FromServer): void => void process.send?.(message);
process.on('disconnect', () => process.exit());

const STEP_MS = 5;
const tables = createTopicTables();
const rows = Array.from({ length: job.rows }, (_, index) => toRow('parent_orders', sampleParent(index + 1)));
tables.apply({ atMs: 0, tables: { parent_orders: { upserts: rows, patches: [], removed: [] } } });

const account = sampleParent(1).account ?? '';
const users = Array.from({ length: job.encoding === 'apart' ? job.clients : 1 }, (_, index) =>
  testUser({
    id: index + 1,
    email_id: `client-${index + 1}@bench.example`,
    market_data_permit: true,
    // Another set of accounts is another group of subscribers, with an encoding of its own.
    data_permissions: { accounts: [account], alloc_accounts: [`NONE-${index + 1}`] },
  }),
);
// One user with so many pages would be paced.
const paced = { sendBurst: 1e12, sendPerSecond: 1e12 };
const limits = { maxStrangersPerAddress: 5_000, maxConnections: 5_000, sessionLoginsPerMinute: 100_000, ...paced };
const desk = await startDesk({ users, sources: orderSources(tables, Date.now), limits });
desk.identity.maxConnections = 5_000;
const tokens: string[] = [];
for (const { email_id: email } of users) {
  const request = { kind: 'trading', email, password: PASSWORD, origin: { ip: '127.0.0.1', userAgent: 'bench' } };
  const outcome = await desk.identity.signIn(request as Parameters<typeof desk.identity.signIn>[0]);
  if (outcome.kind === 'signed-in') tokens.push(outcome.token);
}

const column = (field: (typeof TABLE_FIELDS.parent_orders)[number]): number =>
  TABLE_FIELDS.parent_orders.indexOf(field);
const [updated, volume, vwap, cost] = [
  column('last_update_timestamp'),
  column('day_volume'),
  column('day_vwap'),
  column('cost_dvwap_bps'),
];
let updates = 0;
let beganMs = Number.POSITIVE_INFINITY;
setInterval(() => {
  const due = Math.floor(((performance.now() - beganMs) / 1000) * job.updatesPerSecond);
  const now = Date.now();
  const patches = [];
  for (; updates < due; updates += 1) {
    const value = (updates % 10_000) / 100;
    patches.push([1 + (updates % job.rows), updated, now, volume, updates, vwap, 100 + value, cost, value]);
  }
  tables.apply({ atMs: now, tables: { parent_orders: { upserts: [], patches, removed: [] } } });
}, STEP_MS);

const sockets = new Set<Socket>();
desk.app.server.on('connection', (socket: Socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
});
const meter = new ServerMeter(sockets, () => updates);
process.on('message', (request: ServerRequest) => {
  if (request.kind === 'run') beganMs = performance.now();
  else if (request.kind === 'begin') meter.begin();
  else say({ kind: 'measured', measured: meter.end() });
});
say({ kind: 'ready', url: desk.url, tokens });
