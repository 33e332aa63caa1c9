import type { CallAccess } from '../rest/rest-call.ts';

/** Who may subscribe to what; rows are filtered by account and market-data fields by permit on top of it. */
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
  /** Whole accounts only for those who have all of it; all accounts for administrators. */
  account_use: 'user',
  status: 'user',
} as const satisfies Record<string, CallAccess>;

export type Topic = keyof typeof TOPIC_ACCESS;

export function isTopic(value: unknown): value is Topic {
  return typeof value === 'string' && Object.hasOwn(TOPIC_ACCESS, value);
}
