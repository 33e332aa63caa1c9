import { StatusGlyph } from '../../components/status-glyph.tsx';
import { dateAndTime, durationText } from '../../lib/time-text.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSession } from '../../session/session-context.tsx';
import styles from './desk-status.module.css';
import { identityLines, tokenExpiryMs } from './identity-lines.ts';
import { StatusCard } from './status-card.tsx';

/** The three identities, and the end of the session. */
export function IdentityCard() {
  const auth = useSession((state) => state.auth);
  const lastLoginMs = useSession((state) => state.settings?.last_login_ms ?? null);
  const nowMs = useNow();
  const expiresMs = tokenExpiryMs(auth.nodeAuthToken);
  return (
    <StatusCard title="Signed in to" area="identity">
      <ul className={styles.lines}>
        {identityLines(auth).map((line) => (
          <li key={line.id} className={styles.line}>
            <StatusGlyph tone={line.tone} />
            <span className={styles.name}>{line.name}</span>
            <span className={styles.value}>{line.detail ?? line.state}</span>
          </li>
        ))}
        {expiresMs === null ? null : (
          <li className={styles.line}>
            <span className={styles.name}>Session ends</span>
            <span className={styles.value}>
              {dateAndTime(expiresMs)} · in {durationText(expiresMs - nowMs)}
            </span>
          </li>
        )}
        {lastLoginMs === null ? null : (
          <li className={styles.line}>
            <span className={styles.name}>Signed in at</span>
            <span className={styles.value}>{dateAndTime(lastLoginMs)}</span>
          </li>
        )}
      </ul>
    </StatusCard>
  );
}
