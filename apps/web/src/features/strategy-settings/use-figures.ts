import type { SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import { settingFigures } from '@meridian/protocol/rest/strategy-figures-calls';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { SETTINGS_KEY } from './use-settings.ts';

/** Figures cover whole past days. They do not change while the page is open. */
const STALE_MS = 300_000;

type Compared = { readonly before?: number; readonly after?: number; readonly proposal?: number };

type FiguresQuestion = {
  readonly version: SettingsVersion;
  readonly id: number;
  /** The current version. The figures depend on it. */
  readonly at: number;
  readonly compared?: Compared;
};

/** Past orders of a setting, and their simulated results under two versions. */
export function useFigures({ version, id, at, compared = {} }: FiguresQuestion) {
  const { callMain } = useApi();
  return useQuery({
    queryKey: [...SETTINGS_KEY, 'figures', version, id, at, compared],
    queryFn: async ({ signal }) => {
      const query = { settings_version: version, ...compared };
      return orThrow(settingFigures, await callMain(settingFigures, { params: { id }, query, signal })).value;
    },
    staleTime: STALE_MS,
  });
}
