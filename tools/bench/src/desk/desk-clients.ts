import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD, DEMO_USERS } from '@meridian/identity/demo/demo-users';
import { LIVE_PROTOCOL_VERSION, MAX_ROWS_IN_VIEW } from '@meridian/protocol/live/limits';
import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import { WebSocket } from 'ws';
import { percentile, sortedNumbers } from '../support/percentile.ts';
import { AnswerTimes } from './answer-times.ts';
import { childrenOf } from './children-of.ts';
import { ChangeAges } from './change-ages.ts';
import type { ClientsJob, ClientsRequest, FromClients, Standing } from './desk-messages.ts';
import { accountOf, CHILDREN_COME_MS, isAtWork, ordersBehind, ordersThatTry, type SeenOrder } from './standing.ts';

/** Pages of the blotter over real sockets, in a process of their own. The first keeps what a standing needs. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- desk-bench.ts is the only one who starts it.
const job = JSON.parse(process.argv[2] ?? '') as ClientsJob;
const say = (message: FromClients): void => void process.send?.(message);
process.on('disconnect', () => process.exit());

const CHANGED = 'last_update_timestamp';
const KEPT = ['status', 'order_qty', 'attributes_json', 'auto_trading_status', 'strat', CHANGED] as const;
const MAX_GAPS = 1_000_000;
/** Rows of a blotter on a large screen, and how often somebody scrolls to others. */
const ROWS_ON_SCREEN = 50;
const SCROLL_MS = 5_000;
/** Within so long a row that has come onto a screen is as the server has it. */
const FRESH_MS = 1_000;
const ASK_MS = 1_000;
const [DEMO_USER] = DEMO_USERS;

type Frame =
  | { readonly type: 'fields'; readonly payload: { readonly fields: readonly string[] } }
  | { readonly type: 'snapshot'; readonly payload: { readonly rows: readonly Cell[][]; readonly last: boolean } }
  | { readonly type: 'increment'; readonly payload: Increment }
  | { readonly type: 'result'; readonly payload: { readonly id: string; readonly ok: boolean } }
  | { readonly type: 'login_ok' | 'login_failed' | 'error'; readonly payload: { readonly message?: string } };

type Increment = { readonly rows: readonly Cell[][]; readonly removed: readonly RowKey[] };
type Kept = { -readonly [Field in keyof SeenOrder]: Cell };

const NOTHING: SeenOrder = {
  status: null,
  order_qty: null,
  attributes_json: null,
  auto_trading_status: null,
  strat: null,
  last_update_timestamp: null,
};
const orders = new Map<Cell, Kept>();
const gaps: number[] = [];
const ages = new ChangeAges();
const answers = new AnswerTimes();
let isMeasuring = false;
/** Puts rows onto the screen of the first page. */
let look: (keys: readonly Cell[]) => void = () => undefined;

function open(nth: number): Promise<void> {
  const isFirst = nth === 0;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = new WebSocket(job.url, { perMessageDeflate: false });
  const send = (type: string, payload: object): void => socket.send(JSON.stringify({ type, payload }));
  let columns: readonly number[] = [];
  let changedColumn = -1;
  let lastMs = 0;
  socket.on('error', reject);
  // A person who works while the desk is full: a note is a command like any other, and changes no order.
  let notes = 0;
  const ask = (): void => {
    const [first] = orders.keys();
    if (!isMeasuring || first === undefined) return;
    notes += 1;
    answers.ask(`note-${notes}`, performance.now());
    const args = { parent_order_numeric_ids: [first], note: `Note ${notes}` };
    send('command', { id: `note-${notes}`, name: 'order.note', args });
  };
  if (isFirst) setInterval(ask, ASK_MS);
  // As a page does: it names the rows that are on its screen.
  let screens = nth;
  const show = (keys: readonly Cell[]): void => send('rows_in_view', { id: 's', keys });
  const scroll = (): void => {
    const keys = screenOf(screens);
    screens += job.clients;
    if (isFirst) ages.see(keys, Date.now());
    show(keys);
  };
  socket.on('open', () => {
    send('login', { version: LIVE_PROTOCOL_VERSION, email_id: DEMO_USER?.email, password: DEMO_PASSWORD });
  });
  socket.on('message', (data: Buffer) => {
    const frame: Frame = JSON.parse(data.toString('utf8'));
    if (frame.type === 'login_ok') send('subscribe', { id: 's', topic: 'parent_orders', params: {} });
    else if (frame.type === 'login_failed' || frame.type === 'error') reject(new Error(JSON.stringify(frame.payload)));
    else if (frame.type === 'result') answers.answered(frame.payload.id, frame.payload.ok, performance.now());
    else if (frame.type === 'fields') {
      columns = KEPT.map((field) => frame.payload.fields.indexOf(field));
      changedColumn = frame.payload.fields.indexOf(CHANGED);
    } else if (frame.type === 'snapshot') {
      if (isFirst) for (const row of frame.payload.rows) keepWhole(row, columns);
      if (!frame.payload.last) return;
      const scrolling = setInterval(scroll, SCROLL_MS);
      if (isFirst) {
        look = (keys) => {
          scrolling.refresh();
          show(keys);
        };
      }
      resolve();
    } else if (frame.type === 'increment') {
      const now = performance.now();
      if (isMeasuring && lastMs > 0 && gaps.length < MAX_GAPS) gaps.push(now - lastMs);
      lastMs = isMeasuring ? now : 0;
      if (!isFirst) return;
      keepChanges(frame.payload, columns);
      if (isMeasuring) ages.hear(frame.payload.rows, changedColumn, Date.now());
    }
  });
  return promise;
}

/** The rows of a screen, somewhere among the orders at work. */
function screenOf(nth: number): readonly Cell[] {
  const working = [...orders].filter(([, order]) => isAtWork(order)).map(([key]) => key);
  const first = (nth * ROWS_ON_SCREEN) % Math.max(1, working.length);
  return working.slice(first, first + ROWS_ON_SCREEN);
}

function keepWhole(row: readonly Cell[], columns: readonly number[]): void {
  const kept: Kept = { ...NOTHING };
  for (const [at, field] of KEPT.entries()) kept[field] = row[columns[at] ?? 0] ?? null;
  orders.set(row[0] ?? null, kept);
}

function keepChanges({ rows, removed }: Increment, columns: readonly number[]): void {
  for (const key of removed) orders.delete(key);
  for (const row of rows) {
    const key = row[0] ?? null;
    const known = orders.get(key) ?? { ...NOTHING };
    for (let at = 1; at < row.length; at += 2) {
      const field = KEPT[columns.indexOf(Number(row[at]))];
      if (field !== undefined) known[field] = row[at + 1] ?? null;
    }
    orders.set(key, known);
  }
}

/** A row that nobody sees may be seconds old, so orders that seem late are looked at before they count. */
async function standing(): Promise<Standing> {
  const seeming = ordersBehind(orders);
  const { working } = seeming;
  if (seeming.behind.length === 0) return { working, trying: 0, idle: [] };
  const keys = seeming.behind.slice(0, MAX_ROWS_IN_VIEW);
  look(keys);
  await sleep(FRESH_MS);
  const atMs = Date.now();
  const { behind } = ordersBehind(keys.map((key) => [key, orders.get(key) ?? NOTHING] as const));
  const accounts = behind.map((key) => ({ key, account: accountOf(orders.get(key), atMs) }));
  if (behind.length === 0) return { working, trying: 0, idle: [] };
  await sleep(CHILDREN_COME_MS);
  const trying = ordersThatTry(await childrenOf(job.url, behind), atMs);
  const idle = accounts.filter(({ key }) => !trying.has(key));
  return { working, trying: behind.length - idle.length, idle };
}

process.on('message', ({ kind }: ClientsRequest) => {
  if (kind === 'standing') void standing().then((found) => say({ kind: 'standing', standing: found }));
  else if (kind === 'begin') isMeasuring = true;
  else {
    isMeasuring = false;
    const sorted = sortedNumbers(gaps);
    const longestMs = sorted.at(-1) ?? Number.NaN;
    const seen = { p99Ms: percentile(sorted, 0.99), longestMs, increments: gaps.length };
    say({ kind: 'seen', gaps: seen, answers: answers.answers(performance.now()), ages: ages.ages() });
  }
});

await Promise.all(Array.from({ length: job.clients }, (_, index) => open(index)));
say({ kind: 'ready' });
