import type { ConnectionRegistry } from '../connection-registry.ts';
import type { TopicSources } from '../live/topic-hub.ts';
import { CostCube } from './costs/cost-cube.ts';
import { OrderSeries } from './series/order-series.ts';
import { calendarSpreadSource } from './sources/calendar-spread-source.ts';
import { destinationOrdersSource } from './sources/destination-orders-source.ts';
import { costSources } from './sources/cost-sources.ts';
import type { CountedSources } from './sources/detail-counts-source.ts';
import { DepthWatch } from './sources/depth-watch.ts';
import { marketDepthSource } from './sources/market-depth-source.ts';
import { marketDataSource } from './sources/market-data-source.ts';
import { orderSources } from './sources/order-sources.ts';
import { stuckSources } from './sources/stuck-sources.ts';
import { OrderActivity } from './stuck/order-activity.ts';
import { StuckWatch } from './stuck/stuck-watch.ts';
import type { TopicTables } from './tables/topic-tables.ts';

export type TopicSourcesOptions = {
  readonly tables: TopicTables;
  readonly registry: ConnectionRegistry;
  readonly nowMs: () => number;
  /** Time without progress after which an order counts as stuck. */
  readonly stuckAfterMs?: number | undefined;
};

/** Interval of summaries and stuck orders. Their rows are sent with the next flush. */
export const SUMMARY_INTERVAL_MS = 1_000;

export type OrderTopics = {
  /** The sources of the trading app's topics. */
  readonly sources: TopicSources & CountedSources;
  /** Costs for the progress feed. */
  readonly costs: CostCube;
  /** The progress of each working order over time. */
  readonly series: OrderSeries;
  /** The open children of each order. */
  readonly activity: OrderActivity;
  /** The books that somebody looks at. */
  readonly depth: DepthWatch;
  /** Recomputes everything derived from rows. Call it every SUMMARY_INTERVAL_MS. */
  refresh(): void;
};

/** The live topics over the engine's rows. */
export function createTopicSources(options: TopicSourcesOptions): OrderTopics {
  const { tables, registry, nowMs, stuckAfterMs } = options;
  const depth = new DepthWatch();
  const costs = new CostCube(tables.parent_orders);
  const activity = new OrderActivity(tables);
  const watch = new StuckWatch({ tables, activity, registry, nowMs, stuckAfterMs });
  const atDestinations = destinationOrdersSource({ tables, activity });
  const stuck = stuckSources(tables, watch);
  const summaries = costSources(costs);
  return {
    sources: {
      ...orderSources(tables, nowMs),
      ...stuck.sources,
      ...summaries.sources,
      calendar_spread: calendarSpreadSource(tables),
      market_data: marketDataSource(tables.market_data),
      destination_orders: atDestinations.source,
      market_depth: marketDepthSource(tables.market_depth, depth),
    },
    costs,
    series: new OrderSeries(tables.parent_orders, nowMs),
    activity,
    depth,
    refresh: () => {
      watch.look();
      stuck.refresh();
      summaries.refresh();
      atDestinations.refresh();
    },
  };
}
