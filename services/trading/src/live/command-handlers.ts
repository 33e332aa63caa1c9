import type { CommandName } from '@meridian/protocol/live/command-names';
import type { Command } from '@meridian/protocol/live/commands';
import type { Result } from '@meridian/protocol/live/desk-messages';
import type { ServerMessage } from '@meridian/protocol/live/server-messages';
import type { User } from '@meridian/protocol/rest/identity-schemas';

/** The page that gave a command, for handlers that go on telling it things. */
export type LivePage = {
  /** The user with the permissions of now; null once the page has signed out or gone. */
  currentUser(): User | null;
  /** False while the page does not read what it was sent. */
  canTake(): boolean;
  send(message: ServerMessage): void;
};

export type CommandCaller = {
  readonly user: User;
  readonly page: LivePage;
  /** The session's own id, which is no secret; null where nobody signed in. */
  readonly session: string | null;
};

/** The answer without its id, which is the command's own. */
export type CommandOutcome = Omit<Result, 'id'>;

export type CommandOf<Name extends CommandName> = Extract<Command, { readonly name: Name }>;

/** Called when the user may give the command; whose orders it is about is the handler's to check. */
export type CommandHandler<Name extends CommandName> = (
  command: CommandOf<Name>,
  caller: CommandCaller,
) => CommandOutcome | Promise<CommandOutcome>;

/** Who does which command; one that nobody does is answered as not available. */
export type CommandHandlers = { readonly [Name in CommandName]?: CommandHandler<Name> };

/** Questions may be asked again and are answered anew; what changes something is done once per id. */
const QUESTIONS: ReadonlySet<CommandName> = new Set([
  'trade.context',
  'trade.instrument',
  'trade.instruments',
  'trade.day_prices',
  'trade.account_use',
  'trade.explain_route',
  'trade.check',
  'trade.preview_modify',
  'trade.preview_start',
  'search.prefix',
  'search.parent_orders',
  'power_search.fetch',
  'progress.start',
  'progress.stop',
  'progress.series',
]);

export function isQuestion(name: CommandName): boolean {
  return QUESTIONS.has(name);
}
