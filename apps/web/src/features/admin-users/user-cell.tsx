import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import type { KeyboardEvent, ReactNode } from 'react';
import { ageText, dateAndTime } from '../../lib/time-text.ts';
import styles from './admin-users.module.css';
import { PERMISSION_TEXTS } from '../../lib/permission-texts.ts';
import { StatusTag } from './status-tag.tsx';
import type { UserColumn, UserColumnId } from './user-columns.ts';
import { userStatus } from './user-status.ts';

type UserCellProps = {
  readonly column: UserColumn;
  readonly user: AdminUser;
  readonly nowMs: number;
  readonly isOwn: boolean;
};

export function UserCell({ column, user, nowMs, isOwn }: UserCellProps) {
  const { id, align } = column;
  if (id === 'name') {
    return (
      <th scope="row" className={styles.who}>
        {/* The row handles the click. This button does the same for keyboards and screen readers. */}
        <button type="button" className={styles.open} data-row-focus={user.id} onKeyDown={moveBetweenRows}>
          {user.name}
        </button>
        {isOwn ? <span className={styles.you}>You</span> : null}
        {user.is_fix_user ? <span className={styles.fix}>FIX</span> : null}
        <span className={styles.email}>{user.email_id}</span>
      </th>
    );
  }
  return <td data-align={align}>{CONTENTS[id](user, nowMs)}</td>;
}

type CellContent = (user: AdminUser, nowMs: number) => ReactNode;

const CONTENTS: Readonly<Record<Exclude<UserColumnId, 'name'>, CellContent>> = {
  status: (user, nowMs) => <StatusTag status={userStatus(user, nowMs)} />,
  organisation: (user) => user.organisation,
  permissions: (user) => <Permissions user={user} />,
  accounts: (user) => count(user.data_permissions.accounts.length),
  sessions: (user) => count(user.open_sessions),
  last_login: (user, nowMs) => <Moment atMs={user.last_login_ms} nowMs={nowMs} />,
  created: (user, nowMs) => <Moment atMs={user.created_ms} nowMs={nowMs} />,
};

function count(value: number): ReactNode {
  return value === 0 ? <span className={styles.dim}>–</span> : value;
}

function Permissions({ user }: { readonly user: AdminUser }) {
  const granted = PERMISSION_TEXTS.filter(({ flag }) => user[flag]);
  if (granted.length === 0) return <span className={styles.dim}>none</span>;
  return (
    <span className={styles.permissions}>
      {granted.map(({ flag, short, label }) => (
        <abbr key={flag} className={styles.permission} data-flag={flag} title={label}>
          {short}
        </abbr>
      ))}
    </span>
  );
}

function Moment({ atMs, nowMs }: { readonly atMs: number | null; readonly nowMs: number }) {
  if (atMs === null) return <span className={styles.dim}>never</span>;
  return (
    <time dateTime={new Date(atMs).toISOString()} title={`${dateAndTime(atMs)}, ${ageText(atMs, nowMs)} ago`}>
      {dateAndTime(atMs).slice(0, 16)}
    </time>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const body = event.currentTarget.closest('tbody');
  if (step === undefined || body === null) return;
  const names = [...body.querySelectorAll<HTMLElement>('[data-row-focus]')];
  const next = names[names.indexOf(event.currentTarget) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
