import { printSearch } from '@meridian/domain/power-search/print-search';
import type { SavedPowerSearch } from '@meridian/protocol/live/search-commands';
import { Button } from '@salt-ds/core';
import { useEffect, useRef } from 'react';
import { FailureLine } from './failure-line.tsx';
import styles from './saved-searches.module.css';
import { useEscape } from '../../../lib/use-escape.ts';
import type { SavedSearchesModel } from './use-saved-searches.ts';

type DeleteStepProps = {
  readonly saved: SavedSearchesModel;
  readonly target: SavedPowerSearch;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
};

/** Asks before a search is deleted. Deleting cannot be undone, so Cancel has the focus. */
export function DeleteStep({ saved, target, onDeleted, onCancel }: DeleteStepProps) {
  const { remove } = saved;
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  useEscape(onCancel);
  return (
    <div className={styles['form']}>
      <dl className={styles['change']}>
        <dt>Search</dt>
        <dd>{printSearch(target.search)}</dd>
      </dl>
      <p className={styles['note']}>Deletes it on all your machines.</p>
      {remove.isError ? <FailureLine text={remove.error.message} /> : null}
      <div className={styles['foot']}>
        <Button ref={keep} onClick={onCancel}>
          Go back
        </Button>
        <Button
          sentiment="negative"
          disabled={remove.isPending}
          onClick={() => remove.mutate(target.name, { onSuccess: onDeleted })}
        >
          Delete search
        </Button>
      </div>
    </div>
  );
}
