import type { CommandName } from '@meridian/protocol/live/command-names';
import type { CommandArgs } from '@meridian/protocol/live/commands';
import type { LiveSession } from './live-session.ts';
import type { CommandResult } from './pending-commands.ts';
import type { Timers } from './socket-port.ts';

/** The server lost its engine before it could answer. The same id gets the true outcome. */
export const OUTCOME_UNKNOWN = 'outcome-unknown';

/** After this time without a connection the user has to check the outcome. */
export const GIVE_UP_AFTER_MS = 120_000;
/** Without an answer for so long the user is told that the outcome is being asked for. */
export const DOUBT_AFTER_MS = 4_000;
const TRY_AGAIN_MS = 1_000;

export type SendOptions = {
  readonly timers: Timers;
  readonly id: string;
  /** Called when no answer comes in time, and each time the command is sent again because its outcome is unknown. */
  readonly onDoubt?: () => void;
};

type Session = Pick<LiveSession, 'feed' | 'getSnapshot' | 'subscribe'>;

/**
 * Sends a command and follows it through lost connections. It is sent again with the same id, which executes it at most
 * once, until the outcome is known. A command that was never sent is not sent later without the user.
 */
export async function sendUntilAnswered<Name extends CommandName>(
  session: Session,
  name: Name,
  args: CommandArgs<Name>,
  { timers, id, onDoubt }: SendOptions,
): Promise<CommandResult> {
  const endMs = timers.now() + GIVE_UP_AFTER_MS;
  const cancelDoubt = timers.after(DOUBT_AFTER_MS, () => onDoubt?.());
  let result = await session.feed.command(name, args, id);
  cancelDoubt();
  while (isInDoubt(result)) {
    onDoubt?.();
    if (!(await connectedAgain(session, timers, endMs))) {
      return {
        kind: 'unknown',
        id,
        message: 'Network error: the outcome is unknown. Look at the order before you send again.',
      };
    }
    const again = await session.feed.command(name, args, id);
    if (again.kind !== 'not-sent') result = again;
  }
  return result;
}

function isInDoubt(result: CommandResult): boolean {
  return result.kind === 'unknown' || (result.kind === 'failed' && result.code === OUTCOME_UNKNOWN);
}

/**
 * True after the page is signed in again and a moment has passed. False at the time limit or when the session is over.
 */
function connectedAgain(session: Session, timers: Timers, endMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isBack: boolean) => {
      cancelEnd();
      end();
      // Waits a moment, so that a server that has just come back is not flooded.
      if (isBack) timers.after(TRY_AGAIN_MS, () => resolve(timers.now() < endMs));
      else resolve(false);
    };
    const look = () => {
      const { kind } = session.getSnapshot().state;
      if (kind === 'ready') finish(true);
      if (kind === 'idle' || kind === 'refused') finish(false);
    };
    const cancelEnd = timers.after(Math.max(0, endMs - timers.now()), () => finish(false));
    const end = session.subscribe(look);
    look();
  });
}
