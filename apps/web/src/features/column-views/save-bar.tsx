import { Button } from '@salt-ds/core';
import { SaveIcon } from '@salt-ds/icons';
import styles from './column-views.module.css';
import { FailureLine } from './failure-line.tsx';
import type { ColumnViewsModel } from './use-column-views.ts';

type SaveBarProps = {
  readonly views: ColumnViewsModel;
  readonly onSaveAs: () => void;
  readonly onDone: () => void;
};

/** Saves the present view under its name or a new one, or restores it. */
export function SaveBar({ views, onSaveAs, onDone }: SaveBarProps) {
  const { chosen, isChanged, current } = views;
  const { saveOver } = views.changes;
  const save = async (version: number | null) => {
    if (chosen !== null && (await saveOver.run({ id: chosen.id, view: current, version }))) onDone();
  };
  const isOvertaken = saveOver.failure?.isOvertaken === true;
  return (
    <>
      {saveOver.failure === null ? null : (
        <FailureLine text={saveOver.failure.text}>
          {isOvertaken ? (
            <>
              <Button appearance="bordered" onClick={() => void views.reload().then((isShown) => isShown && onDone())}>
                Show the newer one
              </Button>
              <Button appearance="bordered" disabled={saveOver.isPending} onClick={() => void save(null)}>
                Save mine over it
              </Button>
            </>
          ) : null}
        </FailureLine>
      )}
      {isChanged ? (
        <div className={styles['changed']}>
          <span className={styles['mark']} aria-hidden="true" /> Unsaved changes
          <Button appearance="transparent" onClick={views.discard}>
            Discard
          </Button>
        </div>
      ) : null}
      <div className={styles['foot']}>
        <Button appearance={chosen === null ? 'solid' : 'bordered'} {...accentWhen(chosen === null)} onClick={onSaveAs}>
          Save as…
        </Button>
        {chosen === null ? null : (
          <Button
            sentiment="accented"
            disabled={!isChanged || saveOver.isPending || isOvertaken}
            onClick={() => void save(chosen.version)}
          >
            <SaveIcon aria-hidden /> Save
          </Button>
        )}
      </div>
    </>
  );
}

function accentWhen(isMain: boolean) {
  return isMain ? { sentiment: 'accented' as const } : {};
}
