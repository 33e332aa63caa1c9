import { useEffect } from 'react';
import { loadPreferencesOf } from '../lib/preferences.ts';
import { useSession } from '../session/session-context.tsx';
import { selectCurrentUser } from '../session/session-selectors.ts';

/** The preferences of whoever signs in; where the last user had times in another zone, the page is loaded again. */
export function useOwnPreferences(): void {
  const userId = useSession((state) => selectCurrentUser(state)?.id ?? null);
  useEffect(() => {
    if (userId !== null && loadPreferencesOf(userId)) window.location.reload();
  }, [userId]);
}
