import type { GridId } from '@meridian/domain/columns/grid-id';
import { CACHE_STALE_AFTER_MS } from '@meridian/domain/constants';
import type { UserView, UserViewSetting } from '@meridian/domain/entities/user-view-setting';
import { getViewSetting, listViewSettings } from '@meridian/protocol/rest/view-setting-calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import type { ApiClient } from '../../api/api-client.ts';
import type { ApiResult } from '../../api/api-result.ts';
import { failureMessage } from '../../api/error-text.ts';
import type { ViewSettings } from './view-setting-list.ts';

export function settingsKey(gridId: GridId) {
  return ['view-settings', gridId] as const;
}

/** The names of the saved views of a grid, without their content. */
export function useViewSettings(gridId: GridId) {
  const api = useApi();
  return useQuery({
    queryKey: settingsKey(gridId),
    queryFn: async ({ signal }): Promise<ViewSettings> =>
      valueOf(await api.callMain(listViewSettings, { query: { grid: gridId }, signal })),
    staleTime: CACHE_STALE_AFTER_MS,
  });
}

/** A view with its content, cached by version. */
export function viewQuery(api: ApiClient, { id, version }: Pick<UserViewSetting, 'id' | 'version'>) {
  return queryOptions({
    queryKey: ['view-settings', 'view', id, version],
    queryFn: async ({ signal }): Promise<UserView> =>
      valueOf(await api.callMain(getViewSetting, { params: { id }, signal })),
    staleTime: CACHE_STALE_AFTER_MS,
  });
}

/** Queries need thrown errors. The panel shows the message. */
function valueOf<Value>(result: ApiResult<Value>): Value {
  if (result.kind !== 'ok') throw new Error(failureMessage(result));
  return result.value;
}
