import { sendInParts } from '@meridian/live-client/send-in-parts';
import { sendUntilAnswered } from '@meridian/live-client/send-until-answered';
import { systemTimers } from '@meridian/live-client/system-timers';
import type { CommandName } from '@meridian/protocol/live/command-names';
import type { CommandArgs } from '@meridian/protocol/live/commands';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { useState } from 'react';
import { useLive } from './live-context.tsx';
import { randomId } from './random-id.ts';
import type { OrderCommandState } from './use-order-command.ts';

export type BulkState = Pick<OrderCommandState, 'phase' | 'rows'> & { readonly total: number };

const IDLE: BulkState = { phase: 'idle', rows: [], total: 0 };

export type BulkCommand = BulkState & {
  /** Resolves with the outcome of every order. */
  readonly send: <Name extends CommandName>(
    name: Name,
    ids: readonly number[],
    argsOf: (part: readonly number[]) => CommandArgs<Name>,
  ) => Promise<readonly OrderRowAnswer[]>;
  readonly reset: () => void;
};

/** Something done to any number of orders: each once, with progress and an outcome by row, through lost connections. */
export function useBulkCommand(): BulkCommand {
  const live = useLive();
  const [state, setState] = useState(IDLE);
  return {
    ...state,
    send: async (name, ids, argsOf) => {
      const tell = (change: Partial<BulkState>) => setState((now) => ({ ...now, ...change }));
      setState({ phase: 'sending', rows: [], total: ids.length });
      const give = (part: readonly number[]) => {
        tell({ phase: 'sending' });
        const onDoubt = () => tell({ phase: 'doubtful' });
        return sendUntilAnswered(live, name, argsOf(part), { timers: systemTimers, id: randomId(crypto), onDoubt });
      };
      const rows = await sendInParts(ids, give, (answered) => tell({ rows: answered }));
      tell({ phase: 'answered', rows });
      return rows;
    },
    reset: () => setState(IDLE),
  };
}
