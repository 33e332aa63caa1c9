import { printSearch } from '@meridian/domain/power-search/print-search';
import type { SavedPowerSearch } from '@meridian/protocol/live/search-commands';
import { Button } from '@salt-ds/core';
import { useEffect, useRef } from 'react';
import { FailureLine } from './failure-line.tsx';
import type { SavedPanelProps } from './saved-panel.tsx';
import styles from './saved-searches.module.css';
import { useEscape } from '../../../lib/use-escape.ts';

type ReplaceStepProps = Pick<SavedPanelProps, 'saved' | 'model'> & {
  readonly target: SavedPowerSearch;
  readonly onReplace: () => void;
  readonly onCancel: () => void;
};

/** Asks before a saved search is replaced. Shows both versions; Cancel has the focus. */
export function ReplaceStep({ saved, model, target, onReplace, onCancel }: ReplaceStepProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  useEscape(onCancel);
  return (
    <div className={styles['form']}>
      <dl className={styles['change']}>
        <dt>Before</dt>
        <dd>{printSearch(target.search)}</dd>
        <dt>After</dt>
        <dd>{model.search === null ? '' : printSearch(model.search)}</dd>
      </dl>
      {saved.save.isError ? <FailureLine text={saved.save.error.message} /> : null}
      <div className={styles['foot']}>
        <Button ref={keep} onClick={onCancel}>
          Go back
        </Button>
        <Button sentiment="accented" disabled={saved.save.isPending} onClick={onReplace}>
          Replace search
        </Button>
      </div>
    </div>
  );
}
