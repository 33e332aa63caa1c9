import { byViewer } from './by-viewer.ts';
import type { Storm } from './storm.ts';

const NOTE = 'A note that fills the journal. '.repeat(65).slice(0, 2_000);
/** The first ones fit into the budget of a user, and a thousand do not. */
const COUNTS = [400, 1_000];

export const notes: Storm = {
  name: 'notes',
  tried: 'a second trader writes notes of 2,000 characters on up to 1,000 orders, on four sockets',
  what: 'notes',
  flood: byViewer(
    (client, count, tally) => {
      tally.sent();
      const length = COUNTS[count % COUNTS.length] ?? 0;
      const args = { parent_order_numeric_ids: Array.from({ length }, (_, at) => at + 1), note: NOTE };
      client.say('command', { id: `n${process.pid}-${count}`, name: 'order.note', args });
    },
    { connections: 4, everyMs: 50 },
  ),
  permissions: { are_actions_permitted: true },
};
