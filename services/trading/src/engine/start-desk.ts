import { setTimeout as wait } from 'node:timers/promises';
import type { HealthCheck } from '@meridian/service-kit/health';
import type { DeskPort } from '@meridian/protocol/ports/desk';
import type { Logger } from '@meridian/service-kit/logger';
import type { OpenDatabase } from '@meridian/storage/database';
import type { NewLogEntry } from '@meridian/storage/event-log/log-entry';
import { BudgetsByOwner } from '@meridian/service-kit/budgets-by-owner';
import type { ConnectionRegistry, Switched } from '../connection-registry.ts';
import type { AuditContext } from '../kernel/audit/audit-row.ts';
import type { CommandHandlers } from '../live/command-handlers.ts';
import type { Sight } from '../live/sight.ts';
import type { TopicSources } from '../live/topic-hub.ts';
import type { NoticeSource } from '../live/user-notice.ts';
import type { EventLogService } from '../logs/event-log-service.ts';
import { startLivedDays } from '../history/lived/start-lived-days.ts';
import { brokersOf, type Reference } from '../reference/reference.ts';
import { renewReference } from '../reference/renew-reference.ts';
import { createSearchHandlers } from '../search/create-search-handlers.ts';
import { createTopicSources, type OrderTopics, SUMMARY_INTERVAL_MS } from '../topics/create-topic-sources.ts';
import type { DepthWatch } from '../topics/sources/depth-watch.ts';
import { detailCountsSource } from '../topics/sources/detail-counts-source.ts';
import { createTopicTables, removeFamily, type TopicTables } from '../topics/tables/topic-tables.ts';
import type { WorldChoice } from '../world/world.ts';
import { accountUseOf, type AccountUseOfDesk } from './account-use-of-desk.ts';
import { withAuditHistory } from './audit-history.ts';
import { AuditWatch } from './audit-watch.ts';
import { DeskHealth } from './desk-health.ts';
import { engineCommands } from './engine-commands.ts';
import { deskPort } from './desk-port.ts';
import type { EngineJob } from './engine-job.ts';
import type { AutoTradingState, EngineNews, EngineStarted } from './engine-messages.ts';
import { EngineSupervisor } from './engine-supervisor.ts';
import { type PreparedEngine, prepareEngine } from './engine-thread.ts';
import { KillSwitchWatch } from './kill-switch-watch.ts';
import { orderNotices } from './order-notices.ts';
import { OrderSight } from './order-sight.ts';
import { destinationsOf } from './order-destinations.ts';
import { OrderRate, type OrderRates } from './order-rate.ts';
import { TextBudget } from './text-budget.ts';
import { QUESTION_BUDGET, tradeQuestions } from './questions/trade-questions.ts';
import { deskReplays } from './replay/desk-replays.ts';
import { replayAnswers } from './replay/replay-answers.ts';
import { reportConnections } from './report-connections.ts';

export type DeskOptions = {
  readonly job: Omit<EngineJob, 'world'>;
  readonly world: WorldChoice;
  /** The thread of the first engine, of this world, whose program was loaded before. */
  readonly prepared?: PreparedEngine;
  readonly database: OpenDatabase;
  /** For reading what somebody looks at. The database itself when missing. */
  readonly reads?: OpenDatabase;
  readonly registry: ConnectionRegistry;
  readonly eventLog: Pick<EventLogService, 'writer'>;
  readonly logger: Logger;
  readonly nowMs: () => number;
  /** How long an order gets nowhere before it counts as stuck. */
  readonly stuckAfterMs?: number;
  readonly orderRates?: OrderRates;
};

/** The trading desk of this process: an engine in its thread, and its rows as topics. */
export type Desk = {
  readonly sources: TopicSources;
  readonly commands: CommandHandlers;
  readonly notices: NoticeSource;
  readonly sight: Sight;
  readonly started: EngineStarted;
  readonly checks: readonly HealthCheck[];
  /** For the main service. */
  readonly port: DeskPort;
  /** Called on bus messages. The engine reloads the data. */
  routingChanged(): void;
  limitsChanged(): void;
  referenceChanged(): void;
  close(): Promise<void>;
};

/** Resolves when the engine has recovered and takes commands. */
export async function startDesk(options: DeskOptions): Promise<Desk> {
  const { job, world, database, registry, logger, nowMs, stuckAfterMs } = options;
  const tables = createTopicTables();
  const topics = createTopicSources({ tables, registry, nowMs, stuckAfterMs });
  const killSwitch = new KillSwitchWatch();
  let audit: AuditContext | null = null;
  const nextEngine = enginesOf(options);
  const supervisor = new EngineSupervisor({
    start: (hear) => nextEngine().begin({ ...job, world: world.settings }, hear),
    onNews: (news) => hearNews(news),
    onDown: () => registry.reportStrategyServer('off'),
    logger,
    wait,
  });
  const auditWatch = new AuditWatch({ onLeft: (id) => removeFamily(tables.audit, id), soon: queueMicrotask, later });
  const sight = new OrderSight(later);
  const taken = () => supervisor.send({ kind: 'rows-taken' });
  const use = accountUseOf(options);
  const health = new DeskHealth({ isEngineUp: () => supervisor.isUp, registry, nowMs });
  const hearNews = deskNews(options, {
    tables,
    killSwitch,
    use,
    health,
    taken,
    auditWatch,
    started: () => tellWatched(supervisor, topics.depth, auditWatch, sight),
    renewed: (fresh, isLive) => renewReference(started.reference, fresh, isLive),
  });
  const started = await supervisor.start();
  const { origin, reference, isReferenceLive } = started;
  audit = auditContextOf(reference);
  const log = (entry: NewLogEntry): void => options.eventLog.writer.write(entry);
  const past = { database, world: origin, reference, machineName: job.machineName ?? 'ALGO-1', log, logger, nowMs };
  const livedDays = job.historyDir === undefined ? null : startLivedDays({ dir: job.historyDir, ...past });
  const replays = deskReplays({ database, tables, origin, reference, historyDir: job.historyDir, nowMs });
  const refreshing = setInterval(() => topics.refresh(), SUMMARY_INTERVAL_MS);
  const onError = (err: unknown): void => logger.warn({ err }, "an order's history could not be read");
  const reads = { database: options.reads ?? database, table: tables.audit, watch: auditWatch };
  const history = { ...reads, context: () => audit, onError };
  const bounds = boundsOf(options, tables, topics);
  const sources = { ...topics.sources, audit: withAuditHistory(topics.sources.audit, history) };
  return {
    sources: { ...sources, detail_counts: detailCountsSource(sources), account_use: use.source },
    commands: {
      ...engineCommands({ engine: supervisor, killSwitch, ...bounds, wait, nowMs }),
      ...tradeQuestions(supervisor, bounds.questions),
      ...createSearchHandlers({ tables, topics, database, nowMs, instruments: reference.instruments }),
      ...replayAnswers(replays),
    },
    notices: orderNotices(tables.parent_orders, nowMs),
    sight,
    started,
    checks: health.checks(),
    port: deskPort({ engine: supervisor, registry, reference, isReferenceLive, tables, activity: topics.activity }),
    routingChanged: () => supervisor.send({ kind: 'routing-changed' }),
    limitsChanged: () => supervisor.send({ kind: 'limits-changed' }),
    referenceChanged: () => supervisor.send({ kind: 'reference-changed' }),
    close: async () => {
      clearInterval(refreshing);
      await livedDays?.close();
      await replays.close();
      await supervisor.close();
      await use.close();
      registry.reportStrategyServer('off');
    },
  };
}

/** What users may ask of the engine. */
function boundsOf({ orderRates, nowMs }: DeskOptions, tables: TopicTables, { activity }: OrderTopics) {
  return {
    rate: new OrderRate(orderRates, destinationsOf(tables, activity)),
    texts: new TextBudget(nowMs),
    questions: new BudgetsByOwner({ ...QUESTION_BUDGET, nowMs }),
  };
}

/** The prepared thread first, and a new one for each later engine. */
function enginesOf({ world, prepared }: DeskOptions): () => PreparedEngine {
  let next = prepared;
  return () => {
    const engine = next ?? prepareEngine(world.worker);
    next = undefined;
    return engine;
  };
}

type Hearing = {
  readonly tables: TopicTables;
  readonly killSwitch: KillSwitchWatch;
  readonly use: AccountUseOfDesk;
  readonly health: DeskHealth;
  readonly auditWatch: AuditWatch;
  readonly taken: () => void;
  readonly started: () => void;
  readonly renewed: (reference: Reference, isReferenceLive: boolean) => void;
};

/** Where the engine's news go. */
function deskNews({ registry, eventLog, logger }: DeskOptions, hearing: Hearing) {
  const { tables, killSwitch, use, health, auditWatch, taken, started, renewed } = hearing;
  return (news: EngineNews): void => {
    switch (news.kind) {
      case 'started':
        started();
        forgetAllBut(tables, news.started.orderIds);
        registry.reportStrategyServer('on');
        logger.info(summaryOf(news.started), 'the trading engine runs');
        return;
      case 'rows':
        tables.apply(news.batch);
        taken();
        return;
      case 'audit-watched':
        auditWatch.heard(news.version);
        return;
      case 'connections':
        reportConnections(registry, news.changes);
        return;
      case 'auto-trading':
        killSwitch.hear(news.state);
        registry.reportGlobalAutoTrading(news.state.isOn ? 'on' : 'off', switchedBy(news.state));
        return;
      case 'times':
        if (news.lastChildOrderMs !== null) registry.reportChildOrder(news.lastChildOrderMs);
        if (news.lastMarketDataMs !== null) registry.reportMarketData(news.lastMarketDataMs);
        return;
      case 'pulse':
        health.hear(news.journalLagMs);
        return;
      case 'reference':
        renewed(news.reference, news.isReferenceLive);
        return;
      case 'account-use':
        use.hear(news);
        return;
      case 'checked-orders':
        use.keep(news.orders);
        return;
      case 'logs':
        for (const entry of news.entries) eventLog.writer.write(entry);
        return;
      case 'problem':
        logger.warn({ problem: news.text }, 'the trading engine reports a problem');
        return;
      case 'answer':
      case 'question-answer':
      case 'refused':
    }
  };
}

/** A new engine knows nobody who looks. */
function tellWatched(
  engine: Pick<EngineSupervisor, 'send'>,
  depth: DepthWatch,
  audit: AuditWatch,
  sight: OrderSight,
): void {
  depth.tellTo((symbols) => engine.send({ kind: 'watch-depth', symbols }));
  audit.tellTo((version, parentIds) => engine.send({ kind: 'watch-audit', version, parentIds }));
  sight.tellTo((parentIds) => engine.send({ kind: 'watch-orders', parentIds }));
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
}

/** A switch that was never used counts as on since now. */
function switchedBy({ by, reason, sinceMs, killReport }: AutoTradingState): Switched {
  return { by, reason, killReport, sinceMs: by === null ? null : sinceMs };
}

function summaryOf({ recoveredOrders, replayedEvents, recoveryMs }: EngineStarted) {
  return { recoveredOrders, replayedEvents, recoveryMs };
}

/** A restarted engine may no longer have some of the shown orders. */
function forgetAllBut(tables: TopicTables, orderIds: readonly number[]): void {
  const known = new Set<string | number>(orderIds);
  const gone = Array.from(tables.parent_orders.keys()).filter((key) => !known.has(key));
  for (const key of gone) tables.parent_orders.remove(key);
}

function auditContextOf({ instruments, destinations }: Reference): AuditContext {
  return { instruments, brokerOf: brokersOf({ destinations }) };
}
