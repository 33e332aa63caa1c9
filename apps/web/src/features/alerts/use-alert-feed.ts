import { useEffect } from 'react';
import { useLive } from '../../live/live-context.tsx';
import { alertEntry, liveDataEntry } from './alert-entry.ts';
import { forgetAlerts, raiseAlert } from './alert-store.ts';

/** Raises what the server tells and what only the page can know: that it no longer hears the server. */
export function useAlertFeed(): void {
  const live = useLive();
  useEffect(() => {
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
      forgetAlerts();
    };
  }, [live]);
}
