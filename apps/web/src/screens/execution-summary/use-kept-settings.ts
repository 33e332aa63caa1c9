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
  const kept = usePreferences();
  const { units, benchmark, execution_units: executionUnits, execution_status: status, execution_grouping: by } = kept;
  const isUnsaid = !saysHow(search);
  useEffect(() => {
    const last = { units, executionUnits, benchmark, status, by };
    if (isUnsaid) changeSearch((now) => (saysHow(now) ? now : withSettings(now, { ...settingsOf(now), ...last })));
  }, [isUnsaid, units, executionUnits, benchmark, status, by, changeSearch]);
  return useCallback(
    (part) => {
      if (userId !== null) void changePreferences(userId, preferencesOf(part));
    },
    [userId],
  );
}

function preferencesOf(part: Partial<SummarySettings>): Partial<Preferences> {
  const { by, units, executionUnits, benchmark, status } = part;
  return {
    ...(by !== undefined && { execution_grouping: by }),
    ...(units !== undefined && { units }),
    ...(executionUnits !== undefined && { execution_units: executionUnits }),
    ...(benchmark !== undefined && { benchmark }),
    ...(status !== undefined && { execution_status: status }),
  };
}
