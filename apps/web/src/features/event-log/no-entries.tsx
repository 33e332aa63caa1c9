import { LOG_LEVEL_LABELS } from '@meridian/domain/log-level';
import { Button } from '@salt-ds/core';
import type { LogQuestion } from './log-question.ts';
import styles from './log-rows.module.css';

type NoEntriesProps = { readonly question: LogQuestion; readonly onClear: () => void };

/** Says why the log is empty: no entries, or none that match. */
export function NoEntries({ question, onClear }: NoEntriesProps) {
  const { search, level, order } = question;
  const asked = [
    ...(search === '' ? [] : [`“${search}”`]),
    ...(level === null ? [] : [`severity ${LOG_LEVEL_LABELS[level]}`]),
    ...(order === null ? [] : [`order ${order}`]),
  ];
  if (asked.length === 0) return 'Nothing was written to this log for your accounts yet.';
  return (
    <span className={styles['none']}>
      No entry matches {asked.join(', ')}.
      <Button appearance="bordered" onClick={onClear}>
        Clear filters
      </Button>
    </span>
  );
}
