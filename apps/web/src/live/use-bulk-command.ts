import { idParts, sendInParts } from '@meridian/live-client/send-in-parts';
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

/** Orders with the same arguments. */
export type BulkBatch<Name extends CommandName> = {
  readonly ids: readonly number[];
  readonly argsOf: (ids: number[]) => CommandArgs<Name>;
};

export type BulkCommand = BulkState & {
  readonly isUnderWay: boolean;
  /** Resolves with the outcome of every order. */
  readonly send: <Name extends CommandName>(
    name: Name,
    batches: readonly BulkBatch<Name>[],
  ) => Promise<readonly OrderRowAnswer[]>;
  readonly reset: () => void;
};

/** Runs a command on many orders, each exactly once, with progress and an outcome per row. It survives a lost connection. */
export function useBulkCommand(): BulkCommand {
  const live = useLive();
  const [state, setState] = useState(IDLE);
  const tell = (change: Partial<BulkState>) => setState((now) => ({ ...now, ...change }));
  return {
    ...state,
    isUnderWay: state.phase === 'sending' || state.phase === 'doubtful',
    send: async (name, batches) => {
      const parts = batches.flatMap(({ ids, argsOf }) =>
        idParts(ids).map((part) => ({ ids: part, args: argsOf([...part]) })),
      );
      setState({ phase: 'sending', rows: [], total: parts.reduce((sum, { ids }) => sum + ids.length, 0) });
      const rows = await sendInParts(
        parts,
        ({ args }) => {
          tell({ phase: 'sending' });
          const onDoubt = () => tell({ phase: 'doubtful' });
          return sendUntilAnswered(live, name, args, { timers: systemTimers, id: randomId(crypto), onDoubt });
        },
        (answered) => tell({ rows: answered }),
      );
      tell({ phase: 'answered', rows });
      return rows;
    },
    reset: () => setState(IDLE),
  };
}
