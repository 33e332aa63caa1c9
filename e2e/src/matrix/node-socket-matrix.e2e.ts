import {
  DEFAULT_NODE_LOG_FILTERS,
  NODE_COUNT_PATH,
  NODE_LOGS_PATH,
  NewCountMessage,
  NewDataMessage,
  NodeErrorMessage,
} from '@meridian/protocol/node-socket';
import { Value } from 'typebox/value';
import { WebSocket } from 'ws';
import { expect, test } from '../world/fixtures.ts';
import { type Caller, type Credentials, callers, signInCallers } from './callers.ts';

const paths = [
  { path: NODE_LOGS_PATH, answer: NewDataMessage },
  { path: NODE_COUNT_PATH, answer: NewCountMessage },
] as const;

const setFilters = { type: 'setFilters', payload: { ...DEFAULT_NODE_LOG_FILTERS, filter: '' } };

type Heard = { readonly first: unknown; readonly closeCode: number | null };

/** The first frame after the filters, and the code of the close when one follows it. */
function hear(url: string, path: string, ticket: string | null): Promise<Heard> {
  const query = ticket === null ? '' : `?ticket=${encodeURIComponent(ticket)}`;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/node${path}${query}`);
  return new Promise((resolve, reject) => {
    let first: unknown = null;
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify(setFilters)));
    socket.on('close', (closeCode) => resolve({ first, closeCode }));
    socket.on('message', (data: Buffer) => {
      first ??= JSON.parse(data.toString('utf8'));
      if (Value.Check(NodeErrorMessage, first)) return;
      resolve({ first, closeCode: null });
      socket.terminate();
    });
  });
}

async function askTicket(url: string, token: string | null): Promise<{ status: number; ticket: string | null }> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/main/node_ws_connection/`, { method: 'POST', headers });
  const body = (await response.json()) as { ticket?: string };
  return { status: response.status, ticket: body.ticket ?? null };
}

const mayRead = ({ user, isVerified }: Credentials): boolean => isVerified && user?.['log_permit'] === true;

test.describe('node log sockets', () => {
  let known: ReadonlyMap<Caller, Credentials>;

  test.beforeAll(async ({ world }) => {
    known = await signInCallers(world.url);
  });

  for (const caller of callers) {
    test(`[NS1] ${caller} gets logs and counts exactly with the log permit`, async ({ world }) => {
      const who = known.get(caller);
      if (who === undefined) throw new Error(`${caller} did not sign in`);
      for (const { path, answer } of paths) {
        const { status, ticket } = await askTicket(world.url, who.tokens.main);
        expect.soft(status === 200, `a ticket for ${caller}`).toBe(mayRead(who));
        const { first, closeCode } = await hear(world.url, path, ticket);
        const row = `${path} as ${caller}: ${JSON.stringify(first).slice(0, 300)}`;
        expect.soft(Value.Check(mayRead(who) ? answer : NodeErrorMessage, first), row).toBe(true);
        expect.soft(closeCode, row).toBe(mayRead(who) ? null : 4001);
      }
    });
  }

  test('[NS1] a ticket opens one socket, and a token is no ticket', async ({ world }) => {
    const token = known.get('trader')?.tokens.main ?? null;
    const { ticket } = await askTicket(world.url, token);
    expect((await hear(world.url, NODE_LOGS_PATH, ticket)).closeCode).toBeNull();
    for (const bad of [ticket, token, 'x'.repeat(5_000)]) {
      const { first, closeCode } = await hear(world.url, NODE_COUNT_PATH, bad);
      expect(first).toMatchObject({ type: 'error', payload: { code: 'bad-ticket' } });
      expect(closeCode).toBe(4001);
    }
  });

  test('[NS4] the feed is real: it tells that the service has started', async ({ world }) => {
    const { ticket } = await askTicket(world.url, known.get('trader')?.tokens.main ?? null);
    const { first } = await hear(world.url, NODE_LOGS_PATH, ticket);
    expect(JSON.stringify(first)).toContain('The service has started.');
  });
});
