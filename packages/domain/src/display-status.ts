import type { Maybe } from './maybe.ts';
import { type OrderStatus, statusOrWorking } from './order-status.ts';

/** All texts of the Status column. */
export const DISPLAY_STATUSES = [
  'WORKING',
  'PAUSED',
  'NEW',
  'SENT',
  'PENDING',
  'INIT',
  'PARTIAL',
  'FILLED',
  'Invited',
  'OUT',
  'REJECTED',
  'EXPIRED',
  'P.OUT',
  'P.REJECTED',
  'P.EXPIRED',
] as const;

export type DisplayStatus = (typeof DISPLAY_STATUSES)[number];

const SHORTENED = {
  PARTIAL_OUT: 'P.OUT',
  PARTIAL_REJECTED: 'P.REJECTED',
  PARTIAL_EXPIRED: 'P.EXPIRED',
} as const satisfies Partial<Record<OrderStatus, DisplayStatus>>;

function isShortened(status: OrderStatus): status is keyof typeof SHORTENED {
  return Object.hasOwn(SHORTENED, status);
}

/** The common rules of parents and children. */
export function displayStatus(status: Maybe<OrderStatus | ''>): DisplayStatus {
  const carried = statusOrWorking(status);
  return isShortened(carried) ? SHORTENED[carried] : carried;
}

export type ParentStatusFields = {
  readonly status?: Maybe<OrderStatus | ''>;
  readonly auto_trading_status?: Maybe<boolean>;
  readonly global_auto_trading_status?: Maybe<boolean>;
};

/**
 * PAUSED needs a flag that is known to be off, the order's or the desk's. An unknown flag does not mean that trading
 * stopped.
 */
export function parentDisplayStatus(parent: ParentStatusFields): DisplayStatus {
  const shown = displayStatus(parent.status);
  const isOff = parent.auto_trading_status === false || parent.global_auto_trading_status === false;
  return shown === 'WORKING' && isOff ? 'PAUSED' : shown;
}

export const FIRM_UP_INSTRUCTION = 'FirmUp';

export type ChildStatusFields = {
  readonly status?: Maybe<OrderStatus | ''>;
  readonly special_order_instruction?: Maybe<string>;
};

/** A conditional order that goes OUT to firm up is Invited, not cancelled. */
export function childDisplayStatus(child: ChildStatusFields): DisplayStatus {
  const shown = displayStatus(child.status);
  return shown === 'OUT' && child.special_order_instruction === FIRM_UP_INSTRUCTION ? 'Invited' : shown;
}
