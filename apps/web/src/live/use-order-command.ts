import type { LiveState } from '@meridian/live-client/live-state';
import type { CommandResult } from '@meridian/live-client/pending-commands';
import { sendUntilAnswered } from '@meridian/live-client/send-until-answered';
import { systemTimers } from '@meridian/live-client/system-timers';
import type { CommandName } from '@meridian/protocol/live/command-names';
import type { CommandArgs } from '@meridian/protocol/live/commands';
import { type OrderRowAnswer, readOrderRows } from '@meridian/protocol/live/order-answers';
import { PASSWORD_REQUIRED } from '@meridian/protocol/recent-password';
import { useState } from 'react';
import { askForPassword } from '../lib/password-question.ts';
import { useLive, useLiveSnapshot } from './live-context.tsx';
import { randomId } from './random-id.ts';

export type OrderCommandState = {
  /** `doubtful`: no answer came in time or the connection was lost, and the outcome is being looked up. */
  readonly phase: 'idle' | 'sending' | 'doubtful' | 'answered';
  readonly result: CommandResult | null;
  readonly rows: readonly OrderRowAnswer[];
};

/** The connection in which the command was answered, or could not be sent. */
type Answered = OrderCommandState & { readonly during: LiveState | null };

const IDLE: Answered = { phase: 'idle', result: null, rows: [], during: null };

export type OrderCommand<Name extends CommandName> = OrderCommandState & {
  /** Resolves with the outcome. A second call before that does nothing and resolves with null. */
  readonly send: (args: CommandArgs<Name>) => Promise<CommandResult | null>;
  readonly reset: () => void;
};

function isPasswordRequired(result: CommandResult): boolean {
  return result.kind === 'failed' && result.code === PASSWORD_REQUIRED;
}

/** That there was no connection says nothing once it is back: the command was never sent. */
export function isOutdated({ result, during }: Pick<Answered, 'result' | 'during'>, now: LiveState): boolean {
  return result?.kind === 'not-sent' && now.kind === 'ready' && now !== during;
}

/** Runs a command on orders exactly once, with an outcome per row. It survives a lost connection. */
export function useOrderCommand<Name extends CommandName>(name: Name): OrderCommand<Name> {
  const live = useLive();
  const now = useLiveSnapshot().state;
  const [known, setState] = useState(IDLE);
  const state = isOutdated(known, now) ? IDLE : known;
  const isUnderWay = state.phase === 'sending' || state.phase === 'doubtful';
  const { phase, result: shown, rows } = state;
  return {
    phase,
    result: shown,
    rows,
    send: async (args) => {
      if (isUnderWay) return null;
      setState({ ...IDLE, phase: 'sending' });
      const sendOnce = () =>
        sendUntilAnswered(live, name, args, {
          timers: systemTimers,
          id: randomId(crypto),
          onDoubt: () => setState({ ...IDLE, phase: 'doubtful' }),
        });
      let result = await sendOnce();
      if (isPasswordRequired(result) && (await askForPassword())) result = await sendOnce();
      const data = result.kind === 'ok' || result.kind === 'failed' ? result.data : null;
      setState({ phase: 'answered', result, rows: readOrderRows(data), during: live.getSnapshot().state });
      return result;
    },
    reset: () => setState(IDLE),
  };
}
