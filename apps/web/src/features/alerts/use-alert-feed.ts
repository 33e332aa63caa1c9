import { useEffect } from 'react';
import { useLive } from '../../live/live-context.tsx';
import { useSession } from '../../session/session-context.tsx';
import { selectCurrentUser } from '../../session/session-selectors.ts';
import { alertEntry, liveDataEntry } from './alert-entry.ts';
import { openAlerts, raiseAlert } from './alert-store.ts';

/** Collects the alerts of the server, and the loss of the connection, which only the page knows. */
export function useAlertFeed(): void {
  const live = useLive();
  const userId = useSession(selectCurrentUser)?.id ?? null;
  useEffect(() => {
    if (userId === null) return undefined;
    const closeAlerts = openAlerts(userId);
    let before = live.getSnapshot().state;
    const endAlerts = live.feed.onAlert((alert) => raiseAlert(alertEntry(alert)));
    const endStates = live.subscribe(() => {
      const { state } = live.getSnapshot();
      if (before.kind === 'ready' && state.kind === 'lost') raiseAlert(liveDataEntry('lost', state.sinceMs));
      if (before.kind === 'lost' && state.kind === 'ready') raiseAlert(liveDataEntry('restored', state.sinceMs));
      before = state;
    });
    return () => {
      endAlerts();
      endStates();
      closeAlerts();
    };
  }, [live, userId]);
}
