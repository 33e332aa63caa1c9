import { StartupProblem } from '@meridian/protocol/startup-problem';
import type { Logger } from '@meridian/service-kit/logger';
import { refusal } from '../kernel/commands/answers.ts';
import type { KernelCommand, KernelUser } from '../kernel/commands/kernel-command.ts';
import type { CommandAnswer } from '../kernel/state/command-answers.ts';
import type { EngineNews, EngineRequest, EngineStarted } from './engine-messages.ts';
import type { EngineThread } from './engine-thread.ts';

export type EngineSupervisorOptions = {
  readonly start: (onNews: (news: EngineNews) => void) => EngineThread;
  /** What concerns no command. */
  readonly onNews: (news: EngineNews) => void;
  readonly onDown: (error: Error) => void;
  readonly logger: Logger;
  /** Resolves after so long. */
  readonly wait: (ms: number) => Promise<void>;
};

/** The commands that may wait for their answers at a time. */
const MOST_WAITING = 20_000;
const FIRST_PAUSE_MS = 500;
const LAST_PAUSE_MS = 30_000;

const DOWN = refusal('engine-down', 'The trading engine is not running; nothing was done. Try again in a moment.');
const UNKNOWN = refusal(
  'outcome-unknown',
  'The trading engine stopped before it answered. Send the same command again to learn what became of it.',
);
const BUSY = refusal('busy', 'The trading engine is busy; nothing was done. Try again.');

/** Keeps one engine running, and knows who waits for which answer. An engine that fell over recovers from its journal. */
export class EngineSupervisor {
  readonly #options: EngineSupervisorOptions;
  readonly #waiting = new Map<number, (answer: CommandAnswer) => void>();
  #thread: EngineThread | null = null;
  #isUp = false;
  #isClosing = false;
  #failures = 0;
  #ticket = 0;

  constructor(options: EngineSupervisorOptions) {
    this.#options = options;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Resolves when the engine is up; a start that a person has to see to rejects. */
  start(): Promise<EngineStarted> {
    const { promise, resolve, reject } = Promise.withResolvers<EngineStarted>();
    void this.#keepRunning(resolve, reject);
    return promise;
  }

  submit(command: KernelCommand, user: KernelUser): Promise<CommandAnswer> {
    if (!this.#isUp || this.#thread === null) return Promise.resolve(DOWN);
    if (this.#waiting.size >= MOST_WAITING) return Promise.resolve(BUSY);
    this.#ticket += 1;
    const ticket = this.#ticket;
    const { promise, resolve } = Promise.withResolvers<CommandAnswer>();
    this.#waiting.set(ticket, resolve);
    this.#thread.send({ kind: 'command', ticket, command, user });
    return promise;
  }

  send(request: EngineRequest): void {
    this.#thread?.send(request);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#thread?.close();
    this.#answerAll(UNKNOWN);
  }

  async #keepRunning(onFirst: (started: EngineStarted) => void, onRefused: (error: Error) => void): Promise<void> {
    const { start, wait, logger } = this.#options;
    while (!this.#isClosing) {
      const thread = start((news) => this.#hear(news, onFirst));
      this.#thread = thread;
      const error = await thread.ended;
      this.#isUp = false;
      this.#answerAll(UNKNOWN);
      if (this.#isClosing || error === null) return;
      this.#options.onDown(error);
      // Before the first start a person is there to read it; later one may still put things right.
      if (error instanceof StartupProblem) onRefused(error);
      logger.error({ err: error }, 'the trading engine fell over and starts again');
      await wait(Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, LAST_PAUSE_MS));
      this.#failures += 1;
    }
  }

  #hear(news: EngineNews, onFirst: (started: EngineStarted) => void): void {
    if (news.kind === 'answer') {
      const answer = this.#waiting.get(news.ticket);
      this.#waiting.delete(news.ticket);
      answer?.(news.answer);
      return;
    }
    if (news.kind === 'started') {
      this.#isUp = true;
      this.#failures = 0;
      onFirst(news.started);
    }
    this.#options.onNews(news);
  }

  #answerAll(answer: CommandAnswer): void {
    for (const reply of this.#waiting.values()) reply(answer);
    this.#waiting.clear();
  }
}
