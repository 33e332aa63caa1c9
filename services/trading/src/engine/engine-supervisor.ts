import type { TodayVenuesQuestion } from '@meridian/protocol/ports/today-venues';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import type { Logger } from '@meridian/service-kit/logger';
import { refusal } from '../kernel/commands/answers.ts';
import type { KernelCommand, KernelUser } from '../kernel/commands/kernel-command.ts';
import type { CommandAnswer } from '../kernel/state/command-answers.ts';
import type { CommandOutcome } from '../live/command-handlers.ts';
import { CommandsInDoubt, OUTCOME_UNKNOWN } from './commands-in-doubt.ts';
import type { EngineNews, EngineRequest, EngineStarted } from './engine-messages.ts';
import type { EngineThread } from './engine-thread.ts';
import type { AskingUser, TradeQuestion } from './questions/trade-question.ts';
import { WaitingReplies } from './waiting-replies.ts';

export type EngineSupervisorOptions = {
  readonly start: (onNews: (news: EngineNews) => void) => EngineThread;
  /** Messages that answer no command. */
  readonly onNews: (news: EngineNews) => void;
  readonly onDown: (error: Error) => void;
  readonly logger: Logger;
  /** Resolves after so long. */
  readonly wait: (ms: number) => Promise<void>;
};

/** Maximum pending requests. Questions never take the places of commands. */
const MAX_COMMANDS = 20_000;
const MAX_QUESTIONS = 500;
const FIRST_PAUSE_MS = 500;
const LAST_PAUSE_MS = 30_000;

const DOWN = refusal('engine-down', 'The trading engine is not running; nothing was done. Try again in a moment.');
const BUSY = refusal('busy', 'The trading engine is busy; nothing was done. Try again.');

const NOBODY_ANSWERS: CommandOutcome = {
  ok: false,
  code: 'engine-down',
  message: 'The trading engine is not running. Try again in a moment.',
};
const TOO_MANY_QUESTIONS: CommandOutcome = {
  ok: false,
  code: 'busy',
  message: 'The trading engine is busy. Try again.',
};

/** Keeps one engine running and matches answers to requests. A crashed engine recovers from its journal. */
export class EngineSupervisor {
  readonly #options: EngineSupervisorOptions;
  readonly #commands = new WaitingReplies<CommandAnswer>(MAX_COMMANDS);
  readonly #questions = new WaitingReplies<CommandOutcome>(MAX_QUESTIONS);
  readonly #inDoubt = new CommandsInDoubt();
  #thread: EngineThread | null = null;
  #isUp = false;
  #hasStarted = false;
  #isClosing = false;
  #failures = 0;

  constructor(options: EngineSupervisorOptions) {
    this.#options = options;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Resolves when the engine is up. Rejects when a person must fix the start. */
  start(): Promise<EngineStarted> {
    const { promise, resolve, reject } = Promise.withResolvers<EngineStarted>();
    void this.#keepRunning(resolve, reject);
    return promise;
  }

  async submit(command: KernelCommand, user: KernelUser): Promise<CommandAnswer> {
    return this.#inDoubt.tell(user.id, command.id, await this.#submit(command, user));
  }

  #submit(command: KernelCommand, user: KernelUser): CommandAnswer | Promise<CommandAnswer> {
    if (!this.#isUp || this.#thread === null) return DOWN;
    const waiting = this.#commands.open();
    if (waiting === null) return BUSY;
    this.#thread.send({ kind: 'command', ticket: waiting.ticket, command, user });
    return waiting.answer;
  }

  /** A question that is lost with its engine fails. The caller asks again. */
  ask(question: TradeQuestion, user: AskingUser): Promise<CommandOutcome> {
    return this.#ask((ticket) => ({ kind: 'question', ticket, question, user }));
  }

  /** The strategies that open orders name, in the data of the answer. */
  liveStrategies(): Promise<CommandOutcome> {
    return this.#ask((ticket) => ({ kind: 'live-strategies', ticket }));
  }

  /** The orders that wait for a review, in the data of the answer. */
  heldOrders(): Promise<CommandOutcome> {
    return this.#ask((ticket) => ({ kind: 'held-orders', ticket }));
  }

  /** Today's fills by venue, in the data of the answer. */
  todayVenues(question: TodayVenuesQuestion): Promise<CommandOutcome> {
    return this.#ask((ticket) => ({ kind: 'today-venues', ticket, question }));
  }

  #ask(request: (ticket: number) => EngineRequest): Promise<CommandOutcome> {
    if (!this.#isUp || this.#thread === null) return Promise.resolve(NOBODY_ANSWERS);
    const waiting = this.#questions.open();
    if (waiting === null) return Promise.resolve(TOO_MANY_QUESTIONS);
    this.#thread.send(request(waiting.ticket));
    return waiting.answer;
  }

  send(request: EngineRequest): void {
    this.#thread?.send(request);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#thread?.close();
    this.#answerAll();
  }

  async #keepRunning(onFirst: (started: EngineStarted) => void, onRefused: (error: Error) => void): Promise<void> {
    const { start, wait, logger } = this.#options;
    while (!this.#isClosing) {
      const thread = start((news) => this.#hear(news, onFirst));
      this.#thread = thread;
      const error = await thread.ended;
      this.#isUp = false;
      this.#answerAll();
      if (this.#isClosing || error === null) return;
      this.#options.onDown(error);
      // At the first start a person reads the error. Later the supervisor retries.
      if (error instanceof StartupProblem && !this.#hasStarted) return onRefused(error);
      logger.error({ err: error }, 'the trading engine failed and is restarting');
      await wait(Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, LAST_PAUSE_MS));
      this.#failures += 1;
    }
  }

  #hear(news: EngineNews, onFirst: (started: EngineStarted) => void): void {
    if (news.kind === 'answer') return this.#commands.answer(news.ticket, news.answer);
    if (news.kind === 'question-answer') return this.#questions.answer(news.ticket, news.outcome);
    if (news.kind === 'started') {
      this.#isUp = true;
      this.#hasStarted = true;
      this.#failures = 0;
      onFirst(news.started);
    }
    this.#options.onNews(news);
  }

  #answerAll(): void {
    this.#commands.answerAll(OUTCOME_UNKNOWN);
    this.#questions.answerAll(NOBODY_ANSWERS);
  }
}
