import { ClockIcon } from '@salt-ds/icons';
import styles from './desk-status.module.css';

type WaitingForGrantProps = { readonly email: string; readonly organisation: string };

/** For a user without any grant. The page updates by itself after a grant. */
export function WaitingForGrant({ email, organisation }: WaitingForGrantProps) {
  return (
    <section className={styles.waiting} style={{ gridArea: 'access' }} aria-label="Waiting for an administrator">
      <ClockIcon aria-hidden />
      <h2>Waiting for an administrator</h2>
      <p>
        You are signed in, and nothing is granted yet. An administrator of {organisation} gives you permissions and
        accounts. This page then updates by itself.
      </p>
      <p className={styles.quote}>
        Tell them this address: <b>{email}</b>
      </p>
    </section>
  );
}
