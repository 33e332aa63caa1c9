import { byViewer } from './by-viewer.ts';
import type { Storm } from './storm.ts';

const SYMBOLS = 150;
const known: string[] = [];

export const symbols: Storm = {
  name: 'symbols',
  tried: 'a viewer asks for 150 symbols at once on ten sockets',
  what: 'questions',
  flood: byViewer(
    (client, count, tally) => {
      tally.sent();
      client.say('command', { id: `q${count}`, name: 'trade.instruments', args: { exchange_symbols: known } });
    },
    {
      connections: 10,
      prepare: async (client) => {
        for (const prefix of 'abcdefghijklmnopqrstuvwxyz') {
          const answer = await client.give(`find ${prefix}`, 'search.prefix', { prefix, limit: 50 });
          const data: unknown = answer?.data;
          const found = typeof data === 'object' && data !== null && 'symbols' in data ? data.symbols : [];
          for (const one of Array.isArray(found) ? found : []) known.push(String(one.exchange_symbol));
        }
        known.splice(SYMBOLS);
      },
    },
  ),
  permissions: { are_actions_permitted: true },
};
