import { Button } from '@salt-ds/core';
import { ChangeList } from './change-list.tsx';
import styles from './strategy-groups.module.css';
import type { EditedGroup } from './use-edited-group.ts';

/** The changes, why saving is not possible yet, and Save. */
export function SaveBox({ edited, isNew }: { readonly edited: EditedGroup; readonly isNew: boolean }) {
  const { changes, problem } = edited;
  if (!edited.mayWrite) return <p className={styles['quiet']}>You can see this group but not change it.</p>;
  const isChanged = isNew || changes.length > 0;
  return (
    <section className={styles['foot']} aria-label="Save">
      {isNew || changes.length === 0 ? null : (
        <div className={styles['unsaved']}>
          {changes.length === 1 ? '1 unsaved change' : `${changes.length} unsaved changes`}
          <ChangeList changes={changes} />
        </div>
      )}
      {isChanged && problem !== null ? <p className={styles['problem']}>{problem}</p> : null}
      <SaveButtons edited={edited} isNew={isNew} />
    </section>
  );
}

export function SaveButtons({ edited, isNew }: { readonly edited: EditedGroup; readonly isNew: boolean }) {
  const { changes, problem, isSaving } = edited;
  const isChanged = isNew || changes.length > 0;
  return (
    <div className={styles['buttons']}>
      <Button appearance="transparent" disabled={!isChanged || isSaving} onClick={edited.discard}>
        Discard
      </Button>
      <Button sentiment="accented" disabled={!isChanged || problem !== null || isSaving} onClick={edited.save}>
        {isNew ? 'Create group' : 'Save group'}
      </Button>
    </div>
  );
}
