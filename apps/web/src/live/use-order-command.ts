import type { CommandResult } from '@meridian/live-client/pending-commands';
import { sendUntilAnswered } from '@meridian/live-client/send-until-answered';
import { systemTimers } from '@meridian/live-client/system-timers';
import type { CommandName } from '@meridian/protocol/live/command-names';
import type { CommandArgs } from '@meridian/protocol/live/commands';
import { type OrderRowAnswer, readOrderRows } from '@meridian/protocol/live/order-answers';
import { useState } from 'react';
import { useLive } from './live-context.tsx';
import { randomId } from './random-id.ts';

export type OrderCommandState = {
  /** `doubtful`: the line was cut before the answer, and the true outcome is being asked for. */
  readonly phase: 'idle' | 'sending' | 'doubtful' | 'answered';
  readonly result: CommandResult | null;
  readonly rows: readonly OrderRowAnswer[];
};

const IDLE: OrderCommandState = { phase: 'idle', result: null, rows: [] };

export type OrderCommand<Name extends CommandName> = OrderCommandState & {
  /** Resolves with the true outcome; a second call while one is under way does nothing and gives null. */
  readonly send: (args: CommandArgs<Name>) => Promise<CommandResult | null>;
  readonly reset: () => void;
};

/** Something done to orders from a dialog or a panel: once, with its outcome by row, through lost connections. */
export function useOrderCommand<Name extends CommandName>(name: Name): OrderCommand<Name> {
  const live = useLive();
  const [state, setState] = useState(IDLE);
  const isUnderWay = state.phase === 'sending' || state.phase === 'doubtful';
  return {
    ...state,
    send: async (args) => {
      if (isUnderWay) return null;
      setState({ ...IDLE, phase: 'sending' });
      const result = await sendUntilAnswered(live, name, args, {
        timers: systemTimers,
        id: randomId(crypto),
        onDoubt: () => setState({ ...IDLE, phase: 'doubtful' }),
      });
      const data = result.kind === 'ok' || result.kind === 'failed' ? result.data : null;
      setState({ phase: 'answered', result, rows: readOrderRows(data) });
      return result;
    },
    reset: () => setState(IDLE),
  };
}
