import { setTimeout as sleep } from 'node:timers/promises';
import { ChaosClient } from '../chaos-client.ts';
import type { Flood, Tally } from './storm.ts';

export type ViewerOptions = {
  readonly connections?: number;
  readonly everyMs?: number;
  /** Done once, by the first connection, before the storm. */
  readonly prepare?: (client: ChaosClient) => Promise<void>;
};

/** The viewer's connections, each of which does something again and again. */
export function byViewer(
  act: (client: ChaosClient, count: number, tally: Tally) => void,
  { connections = 8, everyMs = 20, prepare }: ViewerOptions = {},
): Flood {
  return async (url, isOver, tally) => {
    const signIn = async (): Promise<ChaosClient | null> => {
      const client = await ChaosClient.signIn(url, 'viewer');
      client?.onAnswer((answer) => tally.heard(answer));
      return client;
    };
    const clients = await Promise.all(Array.from({ length: connections }, signIn));
    const [first] = clients;
    if (first !== null && first !== undefined) await prepare?.(first);
    let count = 0;
    while (!isOver()) {
      for (const client of clients) {
        if (client !== null) act(client, count, tally);
        count += 1;
      }
      await sleep(everyMs);
    }
    for (const client of clients) client?.close();
  };
}
