import type { UserView, UserViewSetting } from '@meridian/domain/entities/user-view-setting';
import {
  createViewSetting,
  deleteViewSetting,
  updateDefaultView,
  updateViewName,
  updateViewSetting,
} from '@meridian/protocol/rest/view-setting-calls';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import type { GridView } from '../../components/data-grid/view/grid-view.ts';
import { useViewCall } from './use-view-call.ts';
import { settingsKey } from './use-view-settings.ts';
import { chooseView, updateChosenView, type ViewPlace } from './view-choice.ts';
import { type ViewSettings, withoutSetting, withSetting } from './view-setting-list.ts';

type NewView = { readonly name: string; readonly isDefault: boolean; readonly view: GridView };
/** Without a version it overwrites what another machine saved meanwhile. */
type SaveOver = { readonly id: number; readonly view: GridView; readonly version: number | null };
type Rename = { readonly id: number; readonly name: string };
type SetDefault = { readonly id: number; readonly isDefault: boolean };

/** All changes of saved views; the list and the choice follow the server's answer. */
export function useViewChanges(place: ViewPlace) {
  const { gridId } = place;
  const { callMain } = useApi();
  const queryClient = useQueryClient();
  const changeSettings = (change: (settings: ViewSettings) => ViewSettings) => {
    queryClient.setQueryData<ViewSettings>(settingsKey(gridId), (settings) => settings && change(settings));
  };
  const keep = (setting: UserViewSetting) => changeSettings((settings) => withSetting(settings, setting));
  const keepChosen = (saved: UserView) => {
    const { view: _content, ...setting } = saved;
    keep(setting);
    chooseView(place, { kind: 'view', saved });
  };
  return {
    saveNew: useViewCall(
      gridId,
      (input: NewView) => callMain(createViewSetting, { body: { ...input, grid: gridId } }),
      keepChosen,
    ),
    saveOver: useViewCall(
      gridId,
      ({ id, view, version }: SaveOver) =>
        callMain(updateViewSetting, { params: { id }, body: { view, ...(version === null ? {} : { version }) } }),
      keepChosen,
    ),
    rename: useViewCall(
      gridId,
      ({ id, name }: Rename) => callMain(updateViewName, { params: { id }, body: { name } }),
      (setting) => {
        keep(setting);
        updateChosenView(place, setting.id, (saved) => renamedView(saved, setting));
      },
    ),
    setDefault: useViewCall(
      gridId,
      ({ id, isDefault }: SetDefault) => callMain(updateDefaultView, { params: { id }, body: { isDefault } }),
      keep,
    ),
    remove: useViewCall(
      gridId,
      (id: number) => callMain(deleteViewSetting, { params: { id } }),
      (_done, id) => {
        changeSettings((settings) => withoutSetting(settings, id));
        updateChosenView(place, id, () => null);
      },
    ),
  };
}

/** Our own rename is not a conflict. A change by another machine is. */
function renamedView(saved: UserView, { name, version }: UserViewSetting): UserView {
  return { ...saved, name, version: version === saved.version + 1 ? version : saved.version };
}
