import { useEffect } from 'react';
import { windowId } from '../lib/pop-out.ts';

const CHANNEL = 'meridian-selected-order';

type Selection = { readonly from: string; readonly order: number | null };

/** Tells the pop-outs of this window which order is selected. */
export function tellSelectedOrder(order: number | null): void {
  const channel = new BroadcastChannel(CHANNEL);
  const selection: Selection = { from: windowId(), order };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only.
  channel.postMessage(selection);
  channel.close();
}

function isSelection(value: unknown): value is Selection {
  if (typeof value !== 'object' || value === null || !('from' in value) || !('order' in value)) return false;
  return typeof value.from === 'string' && (value.order === null || typeof value.order === 'number');
}

/** Follows the selected order of another window; null follows none. */
export function useFollowedOrder(followed: string | null, onOrder: (order: number | null) => void): void {
  useEffect(() => {
    if (followed === null) return undefined;
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isSelection(data) && data.from === followed) onOrder(data.order);
    });
    return () => channel.close();
  }, [followed, onOrder]);
}
