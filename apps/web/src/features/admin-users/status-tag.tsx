import styles from './admin-users.module.css';
import { USER_STATUS_TEXTS, type UserStatus } from './user-status.ts';

const GLYPHS: Readonly<Record<UserStatus, string>> = {
  disabled: '■',
  locked: '✕',
  unverified: '◐',
  'no-grant': '○',
  active: '●',
};

/** A user's status as glyph and word. Only states that need an administrator are tinted. */
export function StatusTag({ status }: { readonly status: UserStatus }) {
  return (
    <span className={styles.status} data-status={status}>
      <span aria-hidden="true">{GLYPHS[status]}</span> {USER_STATUS_TEXTS[status]}
    </span>
  );
}
