import { createCheckedOrderStore } from '@meridian/storage/account-limits/checked-order-store';
import { createLimitStore, type LimitStoreOptions } from '@meridian/storage/account-limits/limit-store';
import type { LimitRoutesOptions } from './limit-routes.ts';

/** The stores of the limit calls. */
export function limitStores(options: LimitStoreOptions): LimitRoutesOptions {
  return {
    store: createLimitStore(options),
    checkedOrders: createCheckedOrderStore(options),
    nowMs: options.nowMs,
  };
}
