import { useEffect } from 'react';
import { showToast } from '../../components/show-toast.tsx';
import { useLive } from '../../live/live-context.tsx';

/** Shows toasts about the user's own orders. */
export function useNotificationFeed(): void {
  const live = useLive();
  useEffect(
    () => live.feed.onNotification(({ level, title, message }) => showToast({ tone: level, title, text: message })),
    [live],
  );
}
