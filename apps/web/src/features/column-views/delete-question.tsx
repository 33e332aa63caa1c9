import type { UserViewSetting } from '@meridian/domain/entities/user-view-setting';
import { Button } from '@salt-ds/core';
import { useEffect, useRef } from 'react';
import styles from './column-views.module.css';
import { FailureLine } from './failure-line.tsx';
import type { ColumnViewsModel } from './use-column-views.ts';
import { useEscape } from '../../lib/use-escape.ts';

type DeleteQuestionProps = {
  readonly views: ColumnViewsModel;
  readonly setting: UserViewSetting;
  readonly onEnd: () => void;
};

/** A deleted view cannot be restored, so Go back has the focus. */
export function DeleteQuestion({ views, setting, onEnd }: DeleteQuestionProps) {
  const { remove } = views.changes;
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const leave = () => {
    remove.forget();
    onEnd();
  };
  useEscape(leave);
  const removeIt = async () => {
    if (await remove.run(setting.id)) leave();
  };
  return (
    <div className={styles['form']}>
      <p className={styles['note']}>
        Deletes the view on all your machines.
        {setting.id === views.chosen?.id ? ' The grid stays as you see it.' : null}
        {setting.isDefault ? ' Without it the grid starts in its standard view.' : null}
      </p>
      {remove.failure === null ? null : <FailureLine text={remove.failure.text} />}
      <div className={styles['foot']}>
        <Button ref={keep} onClick={leave}>
          Go back
        </Button>
        <Button sentiment="negative" disabled={remove.isPending} onClick={() => void removeIt()}>
          Delete view
        </Button>
      </div>
    </div>
  );
}
