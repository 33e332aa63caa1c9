import { COMMAND_ACCESS, type CommandName } from '@meridian/protocol/live/command-names';
import type { Command } from '@meridian/protocol/live/commands';
import { PASSWORD_REQUIRED, PASSWORD_REQUIRED_MESSAGE } from '@meridian/protocol/recent-password';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ClientConnection } from './client-connection.ts';
import {
  type Answered,
  busy,
  type CommandCaller,
  type CommandHandlers,
  type CommandOf,
  type CommandOutcome,
  isQuestion,
  type LongWork,
} from './command-handlers.ts';
import type { LiveContext } from './live-context.ts';
import { isAllowed } from './permission-check.ts';
import { hasRecentPassword, needsRecentPassword } from './recent-password.ts';
import { doAndRecord, noteRefusal } from './security-trail.ts';

/** Checks the permission first, so that a user without it learns nothing about the order. */
export function command(
  context: LiveContext,
  connection: ClientConnection,
  given: Command,
  user: User,
): void | Promise<void> {
  const { id, name } = given;
  const access = COMMAND_ACCESS[name];
  if (!isAllowed(user, access)) {
    noteRefusal(context, connection, user, name);
    connection.refuse(id, 'not-permitted', `You do not have the permission ${access}.`);
    return;
  }
  return needsRecentPassword(given)
    ? runWithPassword(context, connection, given, user)
    : runOnce(context, connection, given, user);
}

async function runWithPassword(
  context: LiveContext,
  connection: ClientConnection,
  given: Command,
  user: User,
): Promise<void> {
  if (await hasRecentPassword(context, connection)) await runOnce(context, connection, given, user);
  else connection.refuse(given.id, PASSWORD_REQUIRED, PASSWORD_REQUIRED_MESSAGE);
}

function runOnce(context: LiveContext, connection: ClientConnection, given: Command, user: User): void | Promise<void> {
  const { id, name } = given;
  const session = connection.signedIn?.session.sessionId ?? null;
  const handle = runnerOf(context, given, { user, page: connection, session });
  if (handle === null) {
    connection.refuse(id, 'not-available', `The command ${name} is not available yet.`);
    return;
  }
  if (isQuestion(name)) return answer(context, connection, id, handle());
  const run = () => doAndRecord(context, connection, user, given, handle);
  const once = context.commandMemory.once(user.id, given, run);
  if (once.kind === 'answered') return answer(context, connection, id, once.outcome);
  connection.refuse(id, 'id-in-use', 'Another command was sent with this id. Send this one with a new id.');
}

type Caller = CommandCaller & { readonly page: ClientConnection };

/** Null without a handler. Async, so that a synchronous throw fails like a later one. */
function runnerOf<Name extends CommandName>(
  context: LiveContext,
  given: CommandOf<Name>,
  caller: Caller,
): (() => Promise<CommandOutcome>) | null {
  const handlers: CommandHandlers = context.commands;
  const handler = handlers[given.name];
  if (handler === undefined) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the handler was found under the command's own name.
  const handle = handler as (command: CommandOf<Name>, by: Caller) => Answered;
  return async () => {
    const done = await handle(given, caller);
    return 'steps' in done ? doLongWork(context, done, caller) : done;
  };
}

/** For a page that left meanwhile nothing more is looked at. */
async function doLongWork(context: LiveContext, work: LongWork, { user, page }: Caller): Promise<CommandOutcome> {
  const share = context.work.take(user.id, work.units);
  if (share.kind === 'busy') return busy(share.retryAfterSeconds);
  const outcome = await context.fairWork.run(user.id, work.steps(), () => page.isOpen);
  return outcome ?? { ok: false, code: 'cancelled', message: 'The page left.' };
}

/** The next frame need not wait for the answer, up to a bound. Beyond it reading pauses. */
function answer(
  context: LiveContext,
  connection: ClientConnection,
  id: string,
  outcome: Promise<CommandOutcome>,
): void | Promise<void> {
  connection.commandsUnderWay += 1;
  const done = send(context, connection, id, outcome);
  return connection.commandsUnderWay >= context.limits.maxCommandsUnderWay ? done : undefined;
}

async function send(
  context: LiveContext,
  connection: ClientConnection,
  id: string,
  outcome: Promise<CommandOutcome>,
): Promise<void> {
  try {
    const payload = { id, ...(await outcome) };
    // After a sign-out the connection gets nothing of its old session.
    if (connection.signedIn !== null) connection.send({ type: 'result', payload });
  } catch (err) {
    context.logger.error({ err, id }, 'a command failed');
    connection.refuse(id, 'internal', 'The server could not do this. Please try again.');
  } finally {
    connection.commandsUnderWay -= 1;
  }
}
