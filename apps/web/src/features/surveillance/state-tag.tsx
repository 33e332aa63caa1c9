import type { CaseState } from '@meridian/protocol/rest/surveillance-calls';
import styles from './case-list.module.css';
import { STATE_LABELS, STATE_SIGNS } from './case-text.ts';

export function StateTag({ state }: { readonly state: CaseState }) {
  return (
    <span className={styles['state']} data-state={state}>
      <span aria-hidden="true">{STATE_SIGNS[state]}</span> {STATE_LABELS[state]}
    </span>
  );
}
