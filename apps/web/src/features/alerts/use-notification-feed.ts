import { useEffect } from 'react';
import { showToast } from '../../components/show-toast.tsx';
import { useLive } from '../../live/live-context.tsx';

/** What happened to this user's own orders, said once at the edge of the screen. */
export function useNotificationFeed(): void {
  const live = useLive();
  useEffect(
    () => live.feed.onNotification(({ level, title, message }) => showToast({ tone: level, title, text: message })),
    [live],
  );
}
