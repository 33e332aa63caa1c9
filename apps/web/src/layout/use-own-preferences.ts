import { readPreferences, savePreferences } from '@meridian/protocol/rest/preference-calls';
import { useEffect } from 'react';
import { useApi } from '../api/api-context.tsx';
import { loadPreferencesOf, onPreferenceChange, takeStoredPreferences } from '../lib/preferences.ts';
import { useSession } from '../session/session-context.tsx';
import { selectCurrentUser } from '../session/session-selectors.ts';

/**
 * Applies the preferences of the signed-in user: first those of this browser, then those of the server. Reloads the page
 * when the time zone changes.
 */
export function useOwnPreferences(): void {
  const { callMain } = useApi();
  const userId = useSession((state) => selectCurrentUser(state)?.id ?? null);
  useEffect(() => {
    if (userId === null) return undefined;
    if (loadPreferencesOf(userId)) window.location.reload();
    const end = new AbortController();
    const read = async () => {
      const answer = await callMain(readPreferences, { signal: end.signal });
      if (end.signal.aborted || answer.kind !== 'ok') return;
      if (takeStoredPreferences(userId, answer.value)) window.location.reload();
    };
    void read();
    const stop = onPreferenceChange(async ({ units, execution_units, ...change }) => {
      const body = {
        ...change,
        ...(units !== undefined && { units: [...units] }),
        ...(execution_units !== undefined && { execution_units: [...execution_units] }),
      };
      await callMain(savePreferences, { body });
    });
    return () => {
      end.abort();
      stop();
    };
  }, [userId, callMain]);
}
