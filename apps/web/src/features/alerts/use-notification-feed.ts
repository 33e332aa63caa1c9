import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../components/show-toast.tsx';
import { useLive } from '../../live/live-context.tsx';

/** Shows toasts about the user's own orders. */
export function useNotificationFeed(): void {
  const live = useLive();
  const navigate = useNavigate();
  useEffect(
    () =>
      live.feed.onNotification(({ level, title, message, path }) => {
        const action = path === undefined ? null : { label: 'Open', run: () => void navigate(path) };
        showToast({ tone: level, title, text: message, ...(action !== null && { action }) });
      }),
    [live, navigate],
  );
}
