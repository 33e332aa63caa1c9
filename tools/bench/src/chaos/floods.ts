import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { ChaosClient, mainToken } from './chaos-client.ts';

/** Goes on until it is over, and answers how often it did its thing. */
export type Flood = (url: string, isOver: () => boolean) => Promise<number>;

const VIEWER_CONNECTIONS = 8;
const SOCKETS = 2_000;
/** From which they come: each may have 100. */
const ADDRESSES = 40;
const READERS = 12;

/** The viewer's connections, each of which does something again and again. */
const byViewer =
  (act: (client: ChaosClient, count: number) => void): Flood =>
  async (url, isOver) => {
    const clients = await Promise.all(
      Array.from({ length: VIEWER_CONNECTIONS }, () => ChaosClient.signIn(url, 'viewer')),
    );
    let count = 0;
    while (!isOver()) {
      for (const client of clients) {
        if (client !== null) act(client, count);
        count += 1;
      }
      await sleep(20);
    }
    for (const client of clients) client?.close();
    return count;
  };

const audits = byViewer((client, count) => {
  const parent_order_numeric_ids = Array.from({ length: 100 }, (_, at) => 1 + ((count * 100 + at) % 5_000));
  client.say('subscribe', { id: `a${count % 60}`, topic: 'audit', params: { parent_order_numeric_ids } });
});

const TOPICS = ['parent_orders', 'child_orders', 'executions'];

const snapshots = byViewer((client, count) => {
  client.say('subscribe', { id: `s${count % 60}`, topic: TOPICS[count % TOPICS.length] ?? '', params: {} });
});

const searches: Flood = async (url, isOver) => {
  const headers = { authorization: `Bearer ${await mainToken(url, 'viewer')}` };
  let count = 0;
  const read = async (): Promise<void> => {
    while (!isOver()) {
      count += 1;
      const answer = await fetch(`${url}/main/logs?search=order${count}&limit=500`, { headers }).catch(() => null);
      await answer?.text();
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return count;
};

const strangers: Flood = async (url, isOver) => {
  const sockets: WebSocket[] = [];
  while (!isOver() && sockets.length < SOCKETS) {
    for (let count = 0; count < 20; count += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${sockets.length % ADDRESSES}` };
      const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers });
      socket.on('error', () => undefined);
      sockets.push(socket);
    }
    await sleep(20);
  }
  while (!isOver()) await sleep(50);
  for (const socket of sockets) socket.terminate();
  return sockets.length;
};

/** The four storms of a hostile viewer, by name. */
export const FLOODS = { audits, snapshots, searches, strangers } as const;

export type FloodName = keyof typeof FLOODS;

export function isFlood(name: string | undefined): name is FloodName {
  return name !== undefined && Object.hasOwn(FLOODS, name);
}
