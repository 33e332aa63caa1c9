import type { LiveRowsState } from '@meridian/live-client/live-rows';
import styles from './parts.module.css';

type TopicRemarkProps = { readonly state: LiveRowsState; readonly emptyText: string };

/** Shown in place of rows: loading, refused, none. */
export function TopicRemark({ state, emptyText }: TopicRemarkProps) {
  if (state.status === 'waiting') return <p className={styles['remark']}>Loading…</p>;
  if (state.status === 'refused') return <p className={styles['remark']}>{state.refusal?.message}</p>;
  return state.rows.size === 0 ? <p className={styles['remark']}>{emptyText}</p> : null;
}
