import type { LiveState } from '@meridian/live-client/live-state';
import { idParts, sendInParts } from '@meridian/live-client/send-in-parts';
import { sendUntilAnswered } from '@meridian/live-client/send-until-answered';
import { systemTimers } from '@meridian/live-client/system-timers';
import type { CommandName } from '@meridian/protocol/live/command-names';
import type { CommandArgs } from '@meridian/protocol/live/commands';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { useState } from 'react';
import { useLive, useLiveSnapshot } from './live-context.tsx';
import { randomId } from './random-id.ts';
import type { OrderCommandState } from './use-order-command.ts';

export type BulkState = Pick<OrderCommandState, 'phase' | 'rows'> & { readonly total: number };

/** With the connection in which it was answered, or could not be sent. */
type Answered = BulkState & { readonly during: LiveState | null };

const IDLE: Answered = { phase: 'idle', rows: [], total: 0, during: null };

/**
 * What is still to be said of a bulk. That there was no connection says nothing once it is back: those orders can be
 * sent again. After an outcome that nobody knows, what was not sent behind it stays to be seen.
 */
export function saidOfBulk(state: Answered, now: LiveState): Answered {
  const { phase, rows, during } = state;
  if (phase !== 'answered' || now.kind !== 'ready' || now === during) return state;
  if (rows.some(({ code }) => code === 'unknown')) return state;
  const answered = rows.filter(({ code }) => code !== 'not-sent');
  if (answered.length === rows.length) return state;
  return answered.length === 0 ? IDLE : { ...state, rows: answered, total: answered.length };
}

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
  const now = useLiveSnapshot().state;
  const [known, setState] = useState(IDLE);
  const state = saidOfBulk(known, now);
  const tell = (change: Partial<Answered>) => setState((before) => ({ ...before, ...change }));
  const { phase, rows: shown, total } = state;
  return {
    phase,
    rows: shown,
    total,
    isUnderWay: phase === 'sending' || phase === 'doubtful',
    send: async (name, batches) => {
      const parts = batches.flatMap(({ ids, argsOf }) =>
        idParts(ids).map((part) => ({ ids: part, args: argsOf([...part]) })),
      );
      setState({ ...IDLE, phase: 'sending', total: parts.reduce((sum, { ids }) => sum + ids.length, 0) });
      const rows = await sendInParts(
        parts,
        ({ args }) => {
          tell({ phase: 'sending' });
          const onDoubt = () => tell({ phase: 'doubtful' });
          return sendUntilAnswered(live, name, args, { timers: systemTimers, id: randomId(crypto), onDoubt });
        },
        (answered) => tell({ rows: answered }),
      );
      tell({ phase: 'answered', rows, during: live.getSnapshot().state });
      return rows;
    },
    reset: () => setState(IDLE),
  };
}
