import { byViewer } from './by-viewer.ts';
import type { Storm } from './storm.ts';

export const audits: Storm = {
  name: 'audits',
  tried: 'a viewer subscribes to audits of 100 orders each',
  what: 'subscriptions',
  flood: byViewer((client, count, tally) => {
    const parent_order_numeric_ids = Array.from({ length: 100 }, (_, at) => 1 + ((count * 100 + at) % 5_000));
    tally.sent();
    client.say('subscribe', { id: `a${count % 60}`, topic: 'audit', params: { parent_order_numeric_ids } });
  }),
};
