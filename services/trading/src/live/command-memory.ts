import type { Command } from '@meridian/protocol/live/commands';
import { commandTerms } from '@meridian/service-kit/command-terms';
import type { CommandOutcome } from './command-handlers.ts';

type Remembered = { readonly terms: string; readonly outcome: Promise<CommandOutcome> };

export type Once =
  | { readonly kind: 'answered'; readonly outcome: Promise<CommandOutcome> }
  | { readonly kind: 'id-in-use' };

/** A repeated command gets the first outcome, or is done if it was not. */
const NOT_FINAL: ReadonlySet<string> = new Set([
  'outcome-unknown',
  'engine-down',
  'engine-stopped',
  'busy',
  'not-recorded',
]);

const MAX_PER_USER = 500;
const MAX_USERS = 2_000;

/** The newest commands of each user by id, pending or answered, bounded. */
export class CommandMemory {
  readonly #users = new Map<number, Map<string, Remembered>>();

  /** Runs the command unless the user sent the same id before. Then it returns the same outcome, for the same terms. */
  once(userId: number, { id, name, args }: Command, run: () => Promise<CommandOutcome>): Once {
    const commands = this.#ofUser(userId);
    const terms = commandTerms(name, args);
    const known = commands.get(id);
    if (known !== undefined) {
      return known.terms === terms ? { kind: 'answered', outcome: known.outcome } : { kind: 'id-in-use' };
    }
    const outcome = run();
    commands.set(id, { terms, outcome });
    const forget = (): void => {
      commands.delete(id);
    };
    // An internal failure is not an answer, so the command may be tried again.
    outcome.then(({ code }) => code !== undefined && NOT_FINAL.has(code) && forget(), forget);
    dropOldest(commands, MAX_PER_USER);
    return { kind: 'answered', outcome };
  }

  #ofUser(userId: number): Map<string, Remembered> {
    const commands = this.#users.get(userId) ?? new Map<string, Remembered>();
    // Moved to the end, so that the longest idle user is dropped first.
    this.#users.delete(userId);
    this.#users.set(userId, commands);
    dropOldest(this.#users, MAX_USERS);
    return commands;
  }
}

function dropOldest<Key>(map: Map<Key, unknown>, maxSize: number): void {
  if (map.size <= maxSize) return;
  for (const key of map.keys()) {
    map.delete(key);
    return;
  }
}
