import type { ReactNode } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { useSession } from '../../session/session-context.tsx';
import { selectCurrentUser, selectHasAnyPermission } from '../../session/session-selectors.ts';
import { AccessCard } from './access-card.tsx';
import { AccountsCard } from './accounts-card.tsx';
import styles from './desk-status.module.css';
import { greeting } from './greeting.ts';
import { IdentityCard } from './identity-card.tsx';
import { StatusCard } from './status-card.tsx';
import { WaitingForGrant } from './waiting-for-grant.tsx';

type DeskStatusProps = {
  /** The connections, drawn by their own feature. */
  readonly connections: ReactNode;
  readonly links: ReactNode;
};

/** The status of the user: identity, permissions, connections, links. */
export function DeskStatus({ connections, links }: DeskStatusProps) {
  const user = useSession(selectCurrentUser);
  const permissions = useSession((state) => state.auth.permissions);
  const hasGrant = useSession(selectHasAnyPermission);
  const isDemo = useSession((state) => state.settings?.is_demo ?? false);
  const nowMs = useNow();
  if (user === null || permissions === null) return null;
  const firstName = user.name.split(/\s+/)[0] ?? user.name;
  return (
    <div className={styles.desk}>
      <header className={styles.hello}>
        <p className={styles.greeting}>
          {greeting(new Date(nowMs).getHours())}, {firstName}
        </p>
        <p className={styles.who}>
          {user.email_id} · {user.organisation}
        </p>
        {isDemo ? <span className={styles.demo}>Demo · everything here is simulated</span> : null}
      </header>
      <div className={styles.grid} data-granted={hasGrant}>
        <StatusCard title="Connections" area="connections">
          {connections}
        </StatusCard>
        <IdentityCard />
        {hasGrant ? (
          <>
            <AccessCard permissions={permissions} />
            <AccountsCard />
          </>
        ) : (
          <WaitingForGrant email={user.email_id} organisation={user.organisation} />
        )}
        <StatusCard title="Go to" area="links">
          {links}
        </StatusCard>
      </div>
    </div>
  );
}
