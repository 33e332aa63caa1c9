import type { AuditEvent } from '@meridian/domain/entities/audit-event';
import type { CalendarSpreadLeg } from '@meridian/domain/entities/calendar-spread';
import type { ChildOrder } from '@meridian/domain/entities/child-order';
import type { Execution } from '@meridian/domain/entities/execution';
import type { MarketData } from '@meridian/domain/entities/market-data';
import type { MarketDepth } from '@meridian/domain/entities/market-depth';
import type { OrderIdentity, ParentOrder } from '@meridian/domain/entities/parent-order';
import type { StuckReason } from '@meridian/domain/entities/stuck-order';

/** The owner of an order, for rows that do not contain it. It decides who may see the row. */
export type Owner = Pick<OrderIdentity, 'parent_order_numeric_id' | 'account' | 'alloc_account'>;

/**
 * Brokers and venues number their executions independently, so the id contains the venue: the kernel's execution key.
 */
export type ExecutionRow = Execution & Owner & { readonly id: string };
export type LegRow = CalendarSpreadLeg & Owner;
/** The id grows with time within one order. */
export type AuditRow = AuditEvent & Owner & { readonly id: string | number };

/** Facts of a working order that only the engine knows and no column shows. */
export type OrderSignalRow = {
  readonly parent_order_numeric_id: number;
  /** The algorithm's reason for holding the order back. */
  readonly held_back_by: StuckReason | null;
  /** Epoch milliseconds. Codes such as Market Open are resolved. */
  readonly start_ms: number | null;
  readonly end_ms: number | null;
  /** The end of its wait for an auction while nothing else is due. Null when it does not wait. */
  readonly auction_wait_until_ms: number | null;
  /** Destinations that it must not use, separated by commas. Null for none. */
  readonly avoided_destinations: string | null;
};

/** The tables that the engine fills, with the record of a row. */
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
