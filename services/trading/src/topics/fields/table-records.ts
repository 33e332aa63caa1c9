import type { AuditEvent } from '@meridian/domain/entities/audit-event';
import type { CalendarSpreadLeg } from '@meridian/domain/entities/calendar-spread';
import type { ChildOrder } from '@meridian/domain/entities/child-order';
import type { Execution } from '@meridian/domain/entities/execution';
import type { MarketData } from '@meridian/domain/entities/market-data';
import type { MarketDepth } from '@meridian/domain/entities/market-depth';
import type { OrderIdentity, ParentOrder } from '@meridian/domain/entities/parent-order';
import type { StuckReason } from '@meridian/domain/entities/stuck-order';

/** Whose order it is: without it nobody could tell who may see a row that does not say so itself. */
export type Owner = Pick<OrderIdentity, 'parent_order_numeric_id' | 'account' | 'alloc_account'>;

/** Brokers and venues count their executions each for itself, so the id names the venue too: the kernel's execution key. */
export type ExecutionRow = Execution & Owner & { readonly id: string };
export type LegRow = CalendarSpreadLeg & Owner;
/** The id grows with time within one order. */
export type AuditRow = AuditEvent & Owner & { readonly id: string | number };

/** What only the engine knows of a working order, and no column shows: why it waits, and its times once resolved. */
export type OrderSignalRow = {
  readonly parent_order_numeric_id: number;
  /** The algorithm's own word for what holds the order back now. */
  readonly held_back_by: StuckReason | null;
  /** Epoch milliseconds, after codes such as Market Open are resolved. */
  readonly start_ms: number | null;
  readonly end_ms: number | null;
  /** Until then it waits for its auction and nothing else is due; null where it does not. */
  readonly auction_wait_until_ms: number | null;
  /** Destinations that it was told not to use, with commas between; null for none. */
  readonly avoided_destinations: string | null;
};

/** The tables that the engine fills, by the record that a row of each is made of. */
export type TableRecords = {
  readonly parent_orders: ParentOrder;
  readonly child_orders: ChildOrder;
  readonly executions: ExecutionRow;
  readonly legs: LegRow;
  readonly audit: AuditRow;
  readonly market_data: MarketData;
  readonly market_depth: MarketDepth;
  readonly order_signals: OrderSignalRow;
};
