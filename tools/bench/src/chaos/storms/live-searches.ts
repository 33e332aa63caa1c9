import { byViewer } from './by-viewer.ts';
import { costlySearch } from './costly-search.ts';
import type { Storm } from './storm.ts';

export const liveSearches: Storm = {
  name: 'live-searches',
  tried: 'a viewer keeps 64 live searches by 50 conditions each on eight sockets',
  what: 'subscriptions',
  flood: byViewer((client, count, tally) => {
    tally.sent();
    const params = { where: costlySearch(count) };
    client.say('subscribe', { id: `l${Math.floor(count / 8) % 64}`, topic: 'parent_orders', params });
  }),
};
