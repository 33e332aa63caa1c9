import type { CallAccess } from '../rest/rest-call.ts';

/** The permission of each topic. Rows are also filtered by account, and market data by permission. */
export const TOPIC_ACCESS = {
  parent_orders: 'user',
  child_orders: 'user',
  executions: 'user',
  cancelled: 'user',
  event_log: 'log_permit',
  parent_log: 'log_permit',
  audit: 'user',
  calendar_spread: 'user',
  detail_counts: 'user',
  stuck_orders: 'user',
  stuck_child_orders: 'user',
  stuck_summary: 'user',
  cost_analysis: 'dashboard_permit',
  execution_summary: 'dashboard_permit',
  market_data: 'market_data_permit',
  market_depth: 'market_data_permit',
  destinations: 'user',
  destination_orders: 'user',
  market_data_vendors: 'user',
  /** A whole account only for users with all of it; all accounts for administrators. */
  account_use: 'user',
  status: 'user',
} as const satisfies Record<string, CallAccess>;

export type Topic = keyof typeof TOPIC_ACCESS;

export function isTopic(value: unknown): value is Topic {
  return typeof value === 'string' && Object.hasOwn(TOPIC_ACCESS, value);
}
