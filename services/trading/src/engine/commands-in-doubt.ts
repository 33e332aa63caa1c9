import { refusal } from '../kernel/commands/answers.ts';
import type { CommandAnswer } from '../kernel/state/command-answers.ts';

export const OUTCOME_UNKNOWN = refusal(
  'outcome-unknown',
  'The trading engine stopped before it answered. Send the same command again to learn what became of it.',
);

/** Results of an engine that has not processed the command. */
const NOT_LOOKED_AT: ReadonlySet<string | null> = new Set(['engine-down', 'engine-stopped', 'busy']);

const MAX_IN_DOUBT = 20_000;

/**
 * Commands that were pending when an engine crashed. A refusal of the next engine does not mean that they were not
 * executed.
 */
export class CommandsInDoubt {
  readonly #keys = new Set<string>();

  /** The result to report. Nobody hears "nothing was done" about a command that may have been executed. */
  tell(userId: number, commandId: string, answer: CommandAnswer): CommandAnswer {
    const key = `${userId} ${commandId}`;
    if (answer === OUTCOME_UNKNOWN) {
      this.#add(key);
      return answer;
    }
    if (!this.#keys.has(key)) return answer;
    if (answer.rows.length === 0 && NOT_LOOKED_AT.has(answer.code)) return OUTCOME_UNKNOWN;
    this.#keys.delete(key);
    return answer;
  }

  #add(key: string): void {
    this.#keys.add(key);
    if (this.#keys.size <= MAX_IN_DOUBT) return;
    const [oldest] = this.#keys;
    if (oldest !== undefined) this.#keys.delete(oldest);
  }
}
