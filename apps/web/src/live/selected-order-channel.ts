import { useEffect } from 'react';

const CHANNEL = 'meridian-selected-order';

/** Tells the user's other windows of this machine which order is looked at here. */
export function tellSelectedOrder(order: number | null): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only.
  channel.postMessage(order);
  channel.close();
}

/** Follows the order that another window selects. */
export function useFollowedOrder(isFollowing: boolean, onOrder: (order: number | null) => void): void {
  useEffect(() => {
    if (!isFollowing) return undefined;
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === null || typeof data === 'number') onOrder(data);
    });
    return () => channel.close();
  }, [isFollowing, onOrder]);
}
