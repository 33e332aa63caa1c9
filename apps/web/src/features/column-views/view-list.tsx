import type { UserViewSetting } from '@meridian/domain/entities/user-view-setting';
import { Button } from '@salt-ds/core';
import { RefreshIcon } from '@salt-ds/icons';
import styles from './column-views.module.css';
import { FailureLine } from './failure-line.tsx';
import { SaveBar } from './save-bar.tsx';
import type { ColumnViewsModel } from './use-column-views.ts';
import { StandardItem, ViewItem } from './view-item.tsx';

type ViewListProps = {
  readonly views: ColumnViewsModel;
  readonly onSaveAs: () => void;
  readonly onRename: (setting: UserViewSetting) => void;
  readonly onDelete: (setting: UserViewSetting) => void;
  readonly onDone: () => void;
};

export function ViewList({ views, onSaveAs, onRename, onDelete, onDone }: ViewListProps) {
  const { settings, changes, chosen } = views;
  const { setDefault } = changes;
  const choose = async (setting: UserViewSetting) => {
    if (await views.choose(setting)) onDone();
  };
  return (
    <>
      <ul className={styles['list']} aria-label="Saved views">
        <StandardItem
          isChosen={chosen === null}
          onChoose={() => {
            views.chooseStandard();
            onDone();
          }}
        />
        {settings.data?.map((setting) => (
          <ViewItem
            key={setting.id}
            setting={setting}
            isChosen={setting.id === chosen?.id}
            isBusy={setDefault.isPending || views.isLoading}
            onChoose={() => void choose(setting)}
            onDefault={() => void setDefault.run({ id: setting.id, isDefault: !setting.isDefault })}
            onRename={() => onRename(setting)}
            onDelete={() => onDelete(setting)}
          />
        ))}
      </ul>
      {settings.isPending ? <p className={styles['note']}>Loading your views…</p> : null}
      {settings.isError ? (
        <FailureLine text={settings.error.message}>
          <Button appearance="bordered" onClick={() => void settings.refetch()}>
            <RefreshIcon aria-hidden /> Try again
          </Button>
        </FailureLine>
      ) : null}
      {settings.data?.length === 0 ? (
        <p className={styles['note']}>
          Set columns, sort, filters and groups as you like them, and save them here under a name. They follow you to
          any machine.
        </p>
      ) : null}
      {setDefault.failure === null ? null : <FailureLine text={setDefault.failure.text} />}
      {views.loadError === null ? null : <FailureLine text={views.loadError.message} />}
      <SaveBar views={views} onSaveAs={onSaveAs} onDone={onDone} />
    </>
  );
}
