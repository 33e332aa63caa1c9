import { CONNECTED_STATUS } from '@meridian/domain/constants';
import type { CommandAnswer } from '../state/command-answers.ts';
import type { Turn } from '../turn.ts';
import { refusal } from './answers.ts';
import { type ArgsOf, askedBy, type KernelUser } from './kernel-command.ts';

/** Asks a destination that is down to sign on again. */
export function retryDestination(turn: Turn, args: ArgsOf<'destination.retry'>, user: KernelUser): CommandAnswer {
  const { destination_name: name } = args;
  const destination = turn.ports.connections.destinations().find((each) => each.name === name);
  if (destination === undefined) return refusal('not-found', `There is no destination ${name}.`);
  if (destination.status === CONNECTED_STATUS) return refusal('no-change', `${name} is connected.`);
  if (destination.state === 'connecting') return done(`${name} is reconnecting already.`);
  turn.emit({ ...turn.head, kind: 'DestinationRetryRequested', destination: name, ...askedBy(user, args) });
  turn.send({ kind: 'reconnect', destination: name });
  return done(`Reconnecting ${name}.`);
}

function done(message: string): CommandAnswer {
  return { ok: true, code: null, message, rows: [] };
}
