import type { UserPermissions } from '@meridian/domain/entities/permissions';
import { PERMISSION_TEXTS } from '../../lib/permission-texts.ts';
import styles from './desk-status.module.css';
import { StatusCard } from './status-card.tsx';

/** The permissions of the user. A missing one explains empty columns. */
export function AccessCard({ permissions }: { readonly permissions: UserPermissions }) {
  const granted = PERMISSION_TEXTS.filter(({ flag }) => permissions[flag]).length;
  return (
    <StatusCard title="Permissions" note={`${granted} of ${PERMISSION_TEXTS.length}`} area="access">
      <ul className={styles.lines}>
        {PERMISSION_TEXTS.map(({ flag, label, detail }) => (
          <li key={flag} className={styles.line} data-granted={permissions[flag]}>
            <span className={styles.tick} aria-hidden="true">
              {permissions[flag] ? '✓' : '–'}
            </span>
            <span className={styles.name}>{label}</span>
            <span className={styles.value}>{permissions[flag] ? detail : 'Not granted'}</span>
          </li>
        ))}
      </ul>
    </StatusCard>
  );
}
