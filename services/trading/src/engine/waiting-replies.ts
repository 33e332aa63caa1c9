/** Callers that wait for an answer of the engine, by ticket, bounded. */
export class WaitingReplies<Answer> {
  readonly #most: number;
  readonly #replies = new Map<number, (answer: Answer) => void>();
  #ticket = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Null with too many waiting. */
  open(): { readonly ticket: number; readonly answer: Promise<Answer> } | null {
    if (this.#replies.size >= this.#most) return null;
    this.#ticket += 1;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.#replies.set(this.#ticket, resolve);
    return { ticket: this.#ticket, answer: promise };
  }

  answer(ticket: number, answer: Answer): void {
    const reply = this.#replies.get(ticket);
    this.#replies.delete(ticket);
    reply?.(answer);
  }

  answerAll(answer: Answer): void {
    for (const reply of this.#replies.values()) reply(answer);
    this.#replies.clear();
  }
}
