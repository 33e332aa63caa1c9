import { byViewer } from './by-viewer.ts';
import type { Storm } from './storm.ts';

const TOPICS = ['parent_orders', 'child_orders', 'executions'];

export const snapshots: Storm = {
  name: 'snapshots',
  tried: 'a viewer asks for whole snapshots',
  what: 'subscriptions',
  flood: byViewer((client, count, tally) => {
    tally.sent();
    client.say('subscribe', { id: `s${count % 60}`, topic: TOPICS[count % TOPICS.length] ?? '', params: {} });
  }),
};
