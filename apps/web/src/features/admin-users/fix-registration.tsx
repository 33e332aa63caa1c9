import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import styles from './user-panel.module.css';

/** What a FIX user asked for when registering. Renders nothing for other users. */
export function FixRegistration({ user }: { readonly user: AdminUser }) {
  const registration = user.fix_registration;
  if (registration === null) return null;
  const lines = [
    ['SenderCompID', registration.sender_comp_id],
    ['TargetCompID', registration.target_comp_id],
    ['Contact', registration.contact_name],
    ['Phone', registration.contact_phone],
  ] as const;
  return (
    <section aria-label="FIX registration" className={styles.limits}>
      <h3 className={styles.heading}>FIX registration</h3>
      <dl className={styles.facts}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === '' ? '-' : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
