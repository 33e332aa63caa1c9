import type { CommandName } from '@meridian/protocol/live/command-names';
import type { Command } from '@meridian/protocol/live/commands';
import type { Result } from '@meridian/protocol/live/desk-messages';
import type { ServerMessage } from '@meridian/protocol/live/server-messages';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { Steps } from '@meridian/service-kit/fair-work';

/** The page of a command, for handlers that send it further messages. */
export type LivePage = {
  /** The user with current permissions. Null after the page signed out or left. */
  currentUser(): User | null;
  /** False while the page does not read what it was sent. */
  canTake(): boolean;
  send(message: ServerMessage): void;
};

export type CommandCaller = {
  readonly user: User;
  readonly page: LivePage;
  /** The session's public id. Null without a sign-in. */
  readonly session: string | null;
};

/** The answer without its id, which is the command's id. */
export type CommandOutcome = Omit<Result, 'id'>;

export type CommandOf<Name extends CommandName> = Extract<Command, { readonly name: Name }>;

/** An answer that takes long: the server does it in slices, users in turn, within the user's budget. */
export type LongWork = {
  /** Cells and conditions that are looked at. */
  readonly units: number;
  readonly steps: () => Steps<CommandOutcome>;
};

/** Called when the user may give the command. The handler checks the orders' accounts. */
export type CommandHandler<Name extends CommandName> = (command: CommandOf<Name>, caller: CommandCaller) => Answered;

export type Answered = CommandOutcome | Promise<CommandOutcome> | LongWork;

/** The handler of each command. A command without one is answered as not available. */
export type CommandHandlers = { readonly [Name in CommandName]?: CommandHandler<Name> };

/** Questions are answered again each time. A change is executed once per id. */
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
  'replay.order',
  'replay.market',
  'replay.book',
]);

export function isQuestion(name: CommandName): boolean {
  return QUESTIONS.has(name);
}

/** Refuses what does not fit into the user's budget. Nothing was done. */
export function busy(retryAfterSeconds: number): CommandOutcome {
  const message = `You ask for more than your share of the server. Try again in ${retryAfterSeconds} s.`;
  return { ok: false, code: 'busy', message, data: { retry_after_seconds: retryAfterSeconds } };
}
