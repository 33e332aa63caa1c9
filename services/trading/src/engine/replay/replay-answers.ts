import type { CommandHandlers, CommandOutcome } from '../../live/command-handlers.ts';
import type { OrderReplays } from './order-replays.ts';

/** `replay.*`: an order played back, for those who may see it. */
export function replayAnswers(replays: OrderReplays): CommandHandlers {
  return {
    'replay.order': async ({ args }, { user }) => {
      const id = args.parent_order_numeric_id;
      return answered(id, await replays.order(user, id, args.after ?? 0));
    },
    'replay.market': async ({ args }, { user }) => {
      const id = args.parent_order_numeric_id;
      return answered(id, await replays.market(user, id, args.from_ms ?? null));
    },
    'replay.book': async ({ args }, { user }) => {
      const id = args.parent_order_numeric_id;
      return answered(id, await replays.book(user, id, args.at_ms));
    },
  };
}

function answered(id: number, data: object | null): CommandOutcome {
  return data === null
    ? { ok: false, code: 'not-found', message: `There is no order ${id} in your accounts.` }
    : { ok: true, message: '', data };
}
