import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { ORDER_PARAM } from '../../lib/order-param.ts';
import { followedWindow } from '../../lib/pop-out.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { tellSelectedOrder, useFollowedOrder } from '../../live/selected-order-channel.ts';

/** The parent order in an address; null for none. */
export function orderOf(search: URLSearchParams): number | null {
  const text = search.get(ORDER_PARAM);
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** The same address with no order selected. */
export function withoutOrder(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(ORDER_PARAM);
  return next;
}

export function withOrder(search: URLSearchParams, key: RowKey): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set(ORDER_PARAM, String(key));
  return next;
}

/** The selected parent order and its setter. It is stored in the address only. */
export function useSelectedOrder(): readonly [number | null, (key: RowKey | null) => void] {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const show = useCallback(
    (key: RowKey | null) => changeSearch((now) => (key === null ? withoutOrder(now) : withOrder(now, key))),
    [changeSearch],
  );
  // A pop-out follows the window that opened it.
  useFollowedOrder(followedWindow(search), show);
  const select = useCallback(
    (key: RowKey | null) => {
      show(key);
      tellSelectedOrder(key === null ? null : Number(key));
    },
    [show],
  );
  return [orderOf(search), select];
}
