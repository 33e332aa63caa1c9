import type { CallAccess } from '../rest/rest-call.ts';

/** The permission of each command. Orders of other accounts are refused as well. */
export const COMMAND_ACCESS = {
  'order.new': 'are_actions_permitted',
  'order.new_list': 'are_actions_permitted',
  'order.modify': 'are_actions_permitted',
  'order.cancel': 'are_actions_permitted',
  'order.cancel_children': 'are_actions_permitted',
  'order.pause': 'are_actions_permitted',
  'order.resume': 'are_actions_permitted',
  'order.release': 'are_actions_permitted',
  'order.send_staged': 'are_actions_permitted',
  'order.note': 'are_actions_permitted',
  'order.reroute': 'are_actions_permitted',
  'destination.retry': 'are_actions_permitted',
  'order.decide_doubt': 'are_actions_permitted',
  'global_auto_trading.set': 'is_admin',
  'global_auto_trading.explain': 'is_admin',
  'event_log.read': 'log_permit',
  'trade.context': 'are_actions_permitted',
  'trade.instrument': 'user',
  'trade.instruments': 'user',
  'trade.day_prices': 'market_data_permit',
  'trade.account_use': 'user',
  'trade.explain_route': 'user',
  'trade.check': 'are_actions_permitted',
  'trade.preview_modify': 'are_actions_permitted',
  'trade.preview_start': 'are_actions_permitted',
  'search.prefix': 'user',
  'search.parent_orders': 'user',
  'power_search.save': 'user',
  'power_search.fetch': 'user',
  'power_search.delete': 'user',
  'progress.start': 'dashboard_permit',
  'progress.stop': 'dashboard_permit',
  'progress.series': 'user',
  'replay.order': 'user',
  'replay.market': 'market_data_permit',
  'replay.book': 'market_data_permit',
} as const satisfies Record<string, CallAccess>;

export type CommandName = keyof typeof COMMAND_ACCESS;

export function isCommandName(value: unknown): value is CommandName {
  return typeof value === 'string' && Object.hasOwn(COMMAND_ACCESS, value);
}
