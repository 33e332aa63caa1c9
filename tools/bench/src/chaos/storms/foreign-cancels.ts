import { byViewer } from './by-viewer.ts';
import type { Storm } from './storm.ts';

const IDS = Array.from({ length: 1_000 }, (_, at) => at + 1);

export const foreignCancels: Storm = {
  name: 'foreign-cancels',
  tried: 'a second trader cancels 1,000 orders of others, on four sockets',
  what: 'cancels',
  flood: byViewer(
    (client, count, tally) => {
      tally.sent();
      const args = { parent_order_numeric_ids: IDS };
      client.say('command', { id: `x${process.pid}-${count}`, name: 'order.cancel', args });
    },
    { connections: 4 },
  ),
  permissions: { are_actions_permitted: true, data_permissions: { accounts: [], alloc_accounts: [] } },
};
