import { byViewer } from './by-viewer.ts';
import { costlySearch } from './costly-search.ts';
import type { Storm } from './storm.ts';

export const powerSearches: Storm = {
  name: 'power-searches',
  tried: 'a viewer searches the orders by 50 conditions, 40 times a second',
  what: 'searches',
  flood: byViewer(
    (client, count, tally) => {
      tally.sent();
      client.say('command', { id: `p${count}`, name: 'search.parent_orders', args: { search: costlySearch(count) } });
    },
    { connections: 4, everyMs: 100 },
  ),
};
