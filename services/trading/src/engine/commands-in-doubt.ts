import { refusal } from '../kernel/commands/answers.ts';
import type { CommandAnswer } from '../kernel/state/command-answers.ts';

export const OUTCOME_UNKNOWN = refusal(
  'outcome-unknown',
  'The trading engine stopped before it answered. Send the same command again to learn what became of it.',
);

/** Said by an engine that has not looked at the command. */
const NOT_LOOKED_AT: ReadonlySet<string | null> = new Set(['engine-down', 'engine-stopped', 'busy']);

const MAX_IN_DOUBT = 20_000;

/** Commands that an engine took with it when it fell: that the next one cannot look at them now says nothing of them. */
export class CommandsInDoubt {
  readonly #keys = new Set<string>();

  /** The answer as it may be told: nobody hears "nothing was done" of a command that may have been done. */
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
