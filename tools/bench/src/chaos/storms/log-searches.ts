import { mainToken, newAddress } from '../chaos-client.ts';
import type { Storm, Tally } from './storm.ts';

const READERS = 12;

async function read(url: string, headers: Record<string, string>, count: number, tally: Tally): Promise<void> {
  tally.sent();
  const answer = await fetch(`${url}/main/logs?search=order${count}&limit=100`, { headers }).catch(() => null);
  await answer?.text();
  if (answer?.ok === true) tally.served();
  else tally.refused(String(answer?.status ?? 'lost'));
}

export const logSearches: Storm = {
  name: 'log-searches',
  tried: 'a viewer searches the logs in twelve loops',
  what: 'searches',
  flood: async (url, isOver, tally) => {
    const headers = { authorization: `Bearer ${await mainToken(url, 'viewer')}`, ...newAddress() };
    let count = 0;
    const loop = async (): Promise<void> => {
      while (!isOver()) await read(url, headers, (count += 1), tally);
    };
    await Promise.all(Array.from({ length: READERS }, loop));
  },
};
