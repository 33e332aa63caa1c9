import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import {
  type SummarySettings,
  saysHow,
  settingsOf,
  withSettings,
} from '../../features/execution-summary/summary-address.ts';
import { changePreferences, type Preferences, usePreferences } from '../../lib/preferences.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSession } from '../../session/session-context.tsx';

/** An address that does not say how to look is of the way that the user chose last; answers how to keep a choice. */
export function useKeptSettings(): (part: Partial<SummarySettings>) => void {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const userId = useSession(({ auth }) => auth.user?.id ?? null);
  const { units, benchmark, execution_status: status, execution_grouping: by } = usePreferences();
  const isUnsaid = !saysHow(search);
  useEffect(() => {
    const kept = { units, benchmark, status, by };
    if (isUnsaid) changeSearch((now) => (saysHow(now) ? now : withSettings(now, { ...settingsOf(now), ...kept })));
  }, [isUnsaid, units, benchmark, status, by, changeSearch]);
  return useCallback(
    (part) => {
      if (userId !== null) void changePreferences(userId, preferencesOf(part));
    },
    [userId],
  );
}

function preferencesOf({ by, units, benchmark, status }: Partial<SummarySettings>): Partial<Preferences> {
  return {
    ...(by !== undefined && { execution_grouping: by }),
    ...(units !== undefined && { units }),
    ...(benchmark !== undefined && { benchmark }),
    ...(status !== undefined && { execution_status: status }),
  };
}
