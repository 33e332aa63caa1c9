import type { Instrument } from '../reference/instrument.ts';
import type { TodayVenuesQuestion } from '@meridian/protocol/ports/today-venues';
import { LIVE_STRATEGIES } from '@meridian/protocol/ports/routing';
import type { NewLogEntry } from '@meridian/storage/event-log/log-entry';
import { FairWork } from '@meridian/service-kit/fair-work';
import type { KernelCommand, KernelUser } from '../kernel/commands/kernel-command.ts';
import type { Committed } from '../kernel/commit/committed.ts';
import { Kernel } from '../kernel/kernel.ts';
import { rowContextOf } from '../kernel/rows/kernel-rows.ts';
import { rowsNews } from '../topics/posted-rows.ts';
import { autoTradingNews } from './auto-trading-news.ts';
import { Beats } from './beats.ts';
import { keepBeliefs } from './beliefs-memory.ts';
import { allConnections, connectionLog, retryLog } from './connection-log.ts';
import { DayPrices } from './day-prices.ts';
import { DeskExperience } from './desk-experience.ts';
import { deskSetup } from './desk-setup.ts';
import { LastTimes } from './last-times.ts';
import { LimitWatch } from './limit-watch.ts';
import { LogFeed } from './log-feed.ts';
import { heldOrdersNews } from './held-orders.ts';
import { answerNews, liveStrategies, liveStrategiesNews } from './live-strategies.ts';
import { JournalPruning } from './journal-pruning.ts';
import { answerQuestion, type QuestionSources } from './questions/answer-question.ts';
import { askFairly } from './questions/ask-fairly.ts';
import type { AskingUser, TradeQuestion } from './questions/trade-question.ts';
import { MarketSteps } from './market-steps.ts';
import { problemText } from './problem-text.ts';
import type { EngineParts } from './engine-parts.ts';
import { ReferenceReads } from './reference-reads.ts';
import { RoutingReads } from './routing-reads.ts';
import { RowPublisher } from './row-publisher.ts';
import { TodayFills } from './today/today-fills.ts';

/** Ten times a second. */
const TICK_BEATS = 4;
/** Account use is sent at most once a second. */
const USE_BEATS = 40;

/** The running engine: one kernel, its world and its listeners. Driven by its `stepParts`. */
export class Engine {
  readonly kernel: Kernel;
  readonly dayPrices: DayPrices;
  readonly #parts: EngineParts;
  readonly #rows: RowPublisher;
  readonly #logs: LogFeed;
  readonly #limits: LimitWatch;
  readonly #experience: DeskExperience;
  readonly #today: TodayFills;
  readonly #clients: { tick(): void } | null;
  readonly #pruning: JournalPruning;
  readonly #questions: QuestionSources;
  readonly #routing: RoutingReads;
  readonly #reference: ReferenceReads;
  readonly #beats = new Beats();
  readonly #market: MarketSteps;
  readonly #times = new LastTimes((news) => this.#parts.post(news));
  /** Questions wait for each other, users in turn, and never hold up a command for longer than a slice. */
  readonly #fairWork = new FairWork({ defer: setImmediate });
  #keptBeliefs = 0;

  constructor(parts: EngineParts) {
    this.#parts = parts;
    const { world, accounts, beliefs, journal, snapshots, recovered, nowMs, post } = parts;
    const { market, venue, connections } = world;
    const { instruments, venues } = world.reference;
    const { kernel: setup, ...desk } = deskSetup({
      world,
      limitsOf: parts.limits.limitsOf,
      accounts,
      beliefs,
      configuration: parts.configuration.current,
      nowMs,
    });
    this.kernel = new Kernel({
      ...setup,
      connections,
      market,
      venue,
      journal,
      snapshots,
      recovered,
      onStopped: parts.onStopped,
      onSnapshot: () => this.#pruneJournal(),
      ...(parts.snapshotEveryEvents !== undefined && { snapshotEveryEvents: parts.snapshotEveryEvents }),
      ...(parts.timings !== undefined && { timings: parts.timings }),
      onProblem: ({ kind, detail }) => post({ kind: 'problem', text: `${kind}: ${problemText(detail)}` }),
    });
    this.dayPrices = new DayPrices({ market, instruments, nowMs });
    this.#limits = new LimitWatch({ ...parts, kernel: this.kernel });
    const use = { dayPrices: this.dayPrices, accountUse: this.#limits.sources };
    this.#questions = { ...use, accounts: () => accounts.list, configuration: desk.configuration };
    const { orders } = this.kernel.published;
    this.#routing = new RoutingReads(parts.configuration, (error) =>
      post({ kind: 'problem', text: `the configuration could not be read: ${problemText(error)}` }),
    );
    this.#pruning = new JournalPruning({ ...parts, parents: orders.parents });
    const { forecast, fx } = setup;
    const context = rowContextOf({ ...desk, kernel: this.kernel, market, instruments, fx, forecast, nowMs });
    const depthOf = market.depth.bind(market);
    this.#rows = new RowPublisher({ orders, context, depthOf, post: (batch) => post(rowsNews(batch)) });
    this.#today = new TodayFills({ orders, market, instruments, fx });
    this.#logs = new LogFeed({ instruments }, orders.active());
    const kinds = new Map(venues.map(({ mic, kind }) => [mic, kind]));
    this.#experience = new DeskExperience({
      experience: desk.experience,
      beliefs,
      configuration: desk.configuration,
      kindOf: (mic) => kinds.get(mic) ?? null,
      market,
    });
    this.#clients =
      world.clients?.({
        published: this.kernel.published,
        submit: (command, user, reply) => this.#limits.submit(command, user, reply),
        accounts: accounts.list,
        configuration: desk.configuration,
      }) ?? null;
    this.#market = new MarketSteps(world, nowMs);
    this.#reference = new ReferenceReads({ world, post, onAdded: this.#instrumentsAdded, onRenewed: this.#renewed });
    this.kernel.subscribe((committed) => this.#see(committed));
    market.onViews((changed) => {
      this.#rows.marketsMoved(changed);
      this.#times.marketDataMs = nowMs();
    });
    connections.onChange((change) => {
      post({ kind: 'connections', changes: [change] });
      this.#log([connectionLog(change, nowMs())]);
    });
  }

  start(): void {
    const { world, post } = this.#parts;
    post({ kind: 'connections', changes: allConnections(world.connections) });
    this.kernel.start();
    this.#rows.begin();
    this.#tellAutoTrading();
  }

  /** A command after a routing change uses the new routing. */
  submit(ticket: number, command: KernelCommand, user: KernelUser): void {
    const { post } = this.#parts;
    this.#routing.after(() => this.#limits.submit(command, user, (answer) => post({ kind: 'answer', ticket, answer })));
  }

  ask(ticket: number, question: TradeQuestion, user: AskingUser): Promise<void> {
    const steps = () => answerQuestion(this.kernel.reading(), question, user, this.#questions);
    return askFairly({ ticket, name: question.name, userId: user.id, steps }, this.#fairWork, this.#parts.post);
  }

  readonly tellLiveStrategies = (ticket: number): void =>
    this.#parts.post(liveStrategiesNews(ticket, this.kernel.published.orders.active(), this.#parts.world.reference));
  readonly tellHeldOrders = (ticket: number): void => this.#parts.post(heldOrdersNews(ticket, this.kernel));

  readonly tellTodayVenues = (ticket: number, question: TodayVenuesQuestion): void =>
    this.#parts.post(answerNews(ticket, this.#today.answer(question)));

  /** Strategies and groups apply to new orders; destinations and venues also to working ones. */
  readonly routingChanged = (): void => this.#routing.changed();

  /** Limits apply to the next order, not to working ones. */
  limitsChanged(): void {
    this.#parts.limits.refresh().catch(this.#problem('limits could not be read'));
  }

  /** What a running desk can take over holds from the next decision on. */
  referenceChanged(): Promise<void> {
    return this.#reference.read();
  }

  readonly #renewed = (): void => this.#rows.referenceRenewed();

  readonly #instrumentsAdded = async (added: readonly Instrument[]): Promise<void> => {
    this.kernel.addInstruments(added);
    this.#rows.marketsMoved(added.map(({ index }) => index));
    await this.#parts.keepInstruments(this.#parts.world.reference.instruments);
  };

  readonly watchDepth = (symbols: readonly string[]): void => this.#rows.watchDepth(symbols);

  watchAudit(version: number, parentIds: readonly number[]): void {
    this.#rows.watchAudit(parentIds);
    this.#parts.post({ kind: 'audit-watched', version });
  }

  readonly watchOrders = (parentIds: readonly number[]): void => this.#rows.watchOrders(parentIds);

  /** Whether an order works on an instrument or on a spread with it. */
  readonly isWorked = (instrument: number): boolean => this.#rows.isWorked(instrument);

  readonly rowsTaken = (): void => this.#rows.taken();

  /** A step: about forty times a second in this order. Some work is done less often, but never missed. */
  readonly stepParts = [(beat: number) => this.#advance(beat), () => this.#decide(), () => this.#show()] as const;

  /** A step of hours that are lived fast, before anybody looks. */
  pass(beat: number): void {
    this.#beats.reach(beat);
    this.#market.reach();
    this.#decide();
    if (this.#beats.isDue(16)) this.#tellDay(this.#parts.nowMs());
  }

  #advance(beat: number): void {
    this.#beats.reach(beat);
    this.#market.step();
  }

  #decide(): void {
    const now = this.#parts.nowMs();
    this.#today.tick(now, !this.#rows.backlog.isBehind);
    const isTick = this.#beats.isDue(TICK_BEATS);
    if (isTick || this.kernel.isBehind) this.kernel.tick();
    if (isTick) {
      this.#experience.tick(now);
      // The user who used the kill switch sees the answers arrive.
      if (this.kernel.published.desk.killSwitch?.isComplete === false) this.#tellAutoTrading();
    }
    if (this.#beats.isDue(8)) this.#clients?.tick();
  }

  #show(): void {
    const now = this.#parts.nowMs();
    this.#rows.flush(now, this.#beats.isDue(TICK_BEATS));
    if (this.#beats.isDue(USE_BEATS)) {
      if (!this.#rows.backlog.isBehind) this.#limits.tell();
      this.#parts.post({ kind: 'pulse', journalLagMs: this.kernel.journalLagMs() });
      if (this.#parts.beliefs.version !== this.#keptBeliefs) void this.#keepLearnt();
    }
    if (!this.#beats.isDue(16)) return;
    this.#times.tell();
    this.#tellDay(now);
  }

  #tellDay(now: number): void {
    this.dayPrices.tick();
    this.#log(this.#logs.heldBack(now));
  }

  /** Saved regularly. Losing the last seconds is acceptable. */
  async remember(): Promise<void> {
    const { memory, world, accounts, limits } = this.#parts;
    await world.remember();
    await this.#rememberLearnt();
    await memory.write(LIVE_STRATEGIES, liveStrategies(this.kernel.published.orders.active(), world.reference));
    await accounts.refresh();
    await limits.renew();
    await this.#reference.readOnNewDay();
  }

  /** Less often, because it goes over all orders. The engine has those of today again when it starts. */
  rememberArrivals(): Promise<void> {
    return this.#parts.arrivals.keep(this.kernel.published.orders.parents.heads(), this.#parts.world.market.day());
  }

  readonly #keepLearnt = (): Promise<void> =>
    this.#rememberLearnt().catch(this.#problem('what was learnt could not be stored'));

  /** Beliefs are valuable, so they are stored within a second. */
  async #rememberLearnt(): Promise<void> {
    const { memory, beliefs, configuration } = this.#parts;
    this.#keptBeliefs = beliefs.version;
    await keepBeliefs(memory, beliefs, configuration.current());
  }

  async close(): Promise<void> {
    await this.kernel.close();
    await this.remember();
    await this.rememberArrivals();
    await this.#parts.journal.close();
  }

  /** A failed pruning only leaves the journal larger. */
  #pruneJournal(): void {
    this.#pruning.snapshotWritten().catch(this.#problem('old events stay in the journal'));
  }

  readonly #problem = (what: string) => (error: unknown) =>
    this.#parts.post({ kind: 'problem', text: `${what}: ${problemText(error)}` });

  #see(committed: Committed): void {
    const now = this.#parts.nowMs();
    this.#rows.see(committed);
    this.#limits.see(committed);
    this.#experience.see(committed, now);
    this.#today.see(committed);
    this.#log(this.#logs.entriesOf(committed));
    this.#log(committed.changes.flatMap(({ journaled: { event } }) => retryLog(event) ?? []));
    this.#times.see(committed, now);
    if (committed.isDeskChanged) this.#tellAutoTrading();
  }

  readonly #tellAutoTrading = (): void => this.#parts.post(autoTradingNews(this.kernel));

  #log(entries: readonly NewLogEntry[]): void {
    if (entries.length > 0) this.#parts.post({ kind: 'logs', entries });
  }
}
