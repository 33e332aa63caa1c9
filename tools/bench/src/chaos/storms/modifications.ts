import { byViewer } from './by-viewer.ts';
import type { Storm } from './storm.ts';

const STAGED = { join: 'and', conditions: [{ field: 'strat', operator: '=', value: 'Staging' }] };

let order = 0;

export const modifications: Storm = {
  name: 'modifications',
  tried: 'a second trader modifies one order 2,600 times a minute',
  what: 'modifications',
  flood: byViewer(
    (client, count, tally) => {
      tally.sent();
      const args = { parent_order_numeric_ids: [order], order_qty: 1_000 + (count % 500) };
      client.say('command', { id: `m${process.pid}-${count}`, name: 'order.modify', args });
    },
    {
      connections: 4,
      everyMs: 92,
      prepare: async (client) => {
        const [id] = (await client.keysOf('parent_orders', { where: STAGED })).values();
        order = Number(id);
      },
    },
  ),
  permissions: { are_actions_permitted: true },
};
