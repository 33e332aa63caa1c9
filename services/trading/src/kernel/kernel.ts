import type { Instrument } from '../reference/instrument.ts';
import type { KillReport } from '@meridian/protocol/live/kill-report';
import type { MarketTrade } from '../market/market-port.ts';
import type { VenueReport } from '../venues/venue-port.ts';
import { refusal } from './commands/answers.ts';
import { killReportOf, reportKillSwitch } from './commands/global-auto-trading.ts';
import { handleCommand } from './commands/handle-command.ts';
import { causeOf, type KernelCommand, type KernelUser } from './commands/kernel-command.ts';
import { type Committed, committedOf } from './commit/committed.ts';
import { GroupCommit, type TurnResult } from './commit/group-commit.ts';
import { publishChange } from './commit/publish-change.ts';
import { releaseEffects } from './commit/release-effects.ts';
import { EngineTurn } from './engine-turn.ts';
import { BY_ANSWERS, BY_CLOCK, BY_MARKET, BY_SENDING, BY_START, type Cause } from './events/cause.ts';
import { withDefaults, type FullOptions } from './kernel-defaults.ts';
import type { KernelOptions, KernelProblem } from './kernel-options.ts';
import { checkUniverse } from './recovery/check-universe.ts';
import { doubtOpenChildren, takeAnswers } from './recovery/reconcile-with-venue.ts';
import { handleReport } from './reports/handle-report.ts';
import { SetAsideReports } from './reports/set-aside-reports.ts';
import { MAX_WOKEN } from './run/look-budget.ts';
import { ordersLeftBehind, ordersToLookAt } from './run/market-looks.ts';
import { markTape } from './run/mark-tape.ts';
import { beginTradingDay } from './run/trading-day.ts';
import { SnapshotSchedule } from './snapshot/snapshot-schedule.ts';
import type { CommandAnswer } from './state/command-answers.ts';
import type { KernelState } from './state/kernel-state.ts';
import type { ShownPlan } from './state/parent.ts';
import { stateAheadOf } from './state/state-ahead.ts';
import { MarketTape } from './tape/market-tape.ts';
import type { Reading, Turn } from './turn.ts';

/** The only writer of orders. Every input is a turn, and nothing leaves before it is durable. */
export class Kernel {
  /** The durable state, read-only. */
  readonly published: KernelState;
  readonly tape: MarketTape;
  readonly #options: FullOptions;
  readonly #turn: EngineTurn;
  readonly #commit: GroupCommit;
  readonly #snapshots: SnapshotSchedule;
  readonly #setAside = new SetAsideReports();
  readonly #listeners = new Set<(committed: Committed) => void>();
  #committedSeq: number;
  #tapeMarkedMs: number;
  #state: 'running' | 'stopped' | 'closed' = 'running';

  constructor(options: KernelOptions) {
    this.#options = withDefaults(options);
    const { recovered, instruments, nowMs, journal, maxBatchEvents, defer } = this.#options;
    checkUniverse(recovered.state, instruments);
    this.published = recovered.state;
    this.#committedSeq = recovered.lastSeq;
    this.#tapeMarkedMs = nowMs();
    this.tape = new MarketTape(instruments.length, nowMs());
    for (const [instrument, mark] of recovered.state.tapeMarks) this.tape.restore(instrument, mark);
    const ahead = stateAheadOf(recovered.state);
    this.#turn = new EngineTurn(ahead, this.#options.ports, this.tape, recovered.lastSeq, nowMs);
    const onCommitted = (turns: readonly TurnResult[]) => this.#release(turns);
    const onFailed = (error: unknown) => this.#stop(error);
    this.#commit = new GroupCommit({ journal, maxBatchEvents, nowMs, defer, onCommitted, onFailed });
    this.#snapshots = new SnapshotSchedule({
      ...this.#options,
      published: this.published,
      committedSeq: () => this.#committedSeq,
      isSlow: () => this.#turn.looks.isSlow,
    });
  }

  /** Asks the venues about open orders and continues with all others. Call it once. */
  start(): void {
    const { market, venue, instruments } = this.#options;
    for (const { index } of instruments) this.tape.view(index, market.view(index), this.#options.nowMs());
    market.onTrade((trade) => this.onTrade(trade));
    market.onViews((changed) => this.onViews(changed));
    venue.onReport((report) => this.onVenueReport(report));
    venue.onAnswers((answers) => this.#run(BY_ANSWERS, (turn) => takeAnswers(turn, answers)));
    this.#run(BY_START, (turn) => {
      if (this.#turn.state.desk.nextParentId > 1) doubtOpenChildren(turn);
      beginTradingDay(turn);
      for (const id of turn.state.orders.activeIds) turn.touch(id);
    });
  }

  /** Instruments that were imported while the desk runs. The options' array has them already. */
  addInstruments(added: readonly Instrument[]): void {
    const { market, nowMs } = this.#options;
    this.tape.add(added.length, nowMs());
    this.#turn.addSymbols(added);
    for (const { index } of added) this.tape.view(index, market.view(index), nowMs());
  }

  /** Answers exactly once, when the effects are durable. Never after the engine stopped meanwhile. */
  submit(command: KernelCommand, user: KernelUser, reply: (answer: CommandAnswer) => void): void {
    if (this.#state !== 'running') reply(refusal('engine-stopped', 'The trading engine has stopped.'));
    else if (this.#commit.waitingEvents > this.#options.maxWaitingEvents) {
      reply(refusal('busy', 'The trading engine is busy; try again.'));
    } else this.#run(causeOf(command, user), (turn) => handleCommand(turn, command, user, reply));
  }

  onVenueReport(report: VenueReport): void {
    const { kind, childId } = report;
    this.#run({ kind: 'report', report: kind, childId }, (turn) => {
      const outcome = handleReport(turn, report);
      if (outcome !== 'taken') this.#setAside.take(turn, report, outcome);
      if (outcome === 'strange') this.#problem({ kind: 'report', detail: report });
      reportKillSwitch(turn);
    });
  }

  onTrade(trade: MarketTrade): void {
    this.tape.trade(trade);
    const { orders } = this.#turn.state;
    const ownId = trade.ownChildId === null ? null : (orders.children.get(trade.ownChildId)?.parentId ?? null);
    this.#turn.live.trade(trade, ownId, (id) => orders.parent(id));
  }

  onViews(instruments: readonly number[]): void {
    const { market, nowMs, ports } = this.#options;
    const now = nowMs();
    for (const instrument of instruments) this.tape.view(instrument, market.view(instrument), now);
    const { live, wakes } = this.#turn;
    const rule = {
      leastGapMs: ports.timings.marketDecideGapMs,
      isWaiting: (id: number) => this.isBehind && wakes.isDue(id, now),
    };
    const late = ordersLeftBehind(live, instruments, (instrument) => market.view(instrument).dayLots);
    const due = [...late, ...ordersToLookAt(live, instruments, now, rule)];
    if (this.isBehind) for (const id of due) wakes.by(id, now);
    else if (due.length > 0) this.#run(BY_MARKET, (turn) => due.forEach((id) => turn.touch(id)));
  }

  /** Orders wait for their look, because there are more than one tick may look at. */
  get isBehind(): boolean {
    return this.#turn.looks.isBehind;
  }

  /** To be called every 100 ms or so, and sooner while it is behind. */
  tick(): void {
    const { nowMs, ports } = this.#options;
    const due = this.#turn.wakes.takeDue(nowMs(), MAX_WOKEN);
    this.#turn.looks.renew(due.length);
    this.#run(BY_CLOCK, (turn) => {
      beginTradingDay(turn);
      for (const id of due) turn.touch(id);
      reportKillSwitch(turn);
      if (nowMs() - this.#tapeMarkedMs < ports.timings.tapeMarkMs) return;
      this.#tapeMarkedMs = nowMs();
      markTape(turn);
    });
  }

  journalLagMs(): number {
    return this.#commit.lagMs();
  }

  /** Called for every durable batch. Returns a function that stops it. */
  subscribe(listener: (committed: Committed) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The durable state and the engine's dependencies. */
  reading(): Reading {
    const { ports, nowMs } = this.#options;
    return { state: this.published, ports, symbols: this.#turn.symbols, nowMs: nowMs() };
  }

  /** The algorithm's latest plan, which may be newer than the journaled one. To be read at once: it changes. */
  planOf(parentId: number): ShownPlan | null {
    return this.#turn.live.get(parentId)?.plan ?? this.published.orders.parents.get(parentId)?.plan ?? null;
  }

  killReport(): KillReport | null {
    const { desk, orders } = this.published;
    return desk.killSwitch === null ? null : killReportOf(desk.killSwitch, orders);
  }

  get committedSeq(): number {
    return this.#committedSeq;
  }

  /** Resolves when all that was asked for so far is durable and released. */
  drain(): Promise<void> {
    return this.#commit.drain();
  }

  /** Accepts nothing more, and waits for pending work. */
  async close(): Promise<void> {
    if (this.#state === 'running') this.#state = 'closed';
    await this.#commit.drain();
    await this.#snapshots.settled();
  }

  #run(cause: Cause, work: (turn: Turn) => void): void {
    if (this.#state !== 'running') return;
    const outcome = this.#turn.run(this.#options.nowMs(), cause, work);
    if (outcome.kind === 'broken') this.#stop(outcome.error);
    else if (outcome.changes.length > 0 || outcome.effects.length > 0) this.#commit.add(outcome);
  }

  #release(turns: readonly TurnResult[]): void {
    const changes = turns.flatMap((turn) => turn.changes);
    for (const change of changes) {
      publishChange(this.published, change);
      this.#turn.state.orders.settle(change.parent, change.children, change.execution);
    }
    this.#committedSeq = changes.at(-1)?.journaled.seq ?? this.#committedSeq;
    this.#snapshots.note(changes);
    const effects = turns.flatMap((turn) => turn.effects);
    releaseEffects(effects, {
      venue: this.#options.venue,
      reconnect: (destination) => this.#options.ports.connections.reconnect(destination),
      noteSent: (sent) => {
        this.#run(BY_SENDING, (turn) => {
          for (const [parentId, childIds] of sent)
            turn.emit({ ...turn.head, kind: 'ChildrenSent', parentId, childIds });
        });
      },
      onProblem: (detail) => this.#problem({ kind: 'listener', detail }),
    });
    this.#notify(changes);
    this.#snapshots.consider();
  }

  #notify(changes: Committed['changes']): void {
    if (this.#listeners.size === 0 || changes.length === 0) return;
    const committed = committedOf(changes);
    for (const listener of this.#listeners) {
      try {
        listener(committed);
      } catch (detail) {
        this.#problem({ kind: 'listener', detail });
      }
    }
  }

  #stop(error: unknown): void {
    this.#state = 'stopped';
    this.#options.onStopped(error);
  }

  #problem(problem: KernelProblem): void {
    this.#options.onProblem(problem);
  }
}
