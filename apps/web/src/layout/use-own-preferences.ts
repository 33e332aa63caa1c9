import { useEffect } from 'react';
import { loadPreferencesOf } from '../lib/preferences.ts';
import { useSession } from '../session/session-context.tsx';
import { selectCurrentUser } from '../session/session-selectors.ts';

/** Applies the preferences of the signed-in user. Reloads the page when the time zone changes. */
export function useOwnPreferences(): void {
  const userId = useSession((state) => selectCurrentUser(state)?.id ?? null);
  useEffect(() => {
    if (userId !== null && loadPreferencesOf(userId)) window.location.reload();
  }, [userId]);
}
