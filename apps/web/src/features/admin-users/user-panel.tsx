import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import { Button, Tab, TabBar, TabList, TabPanel, Tabs, TabTrigger } from '@salt-ds/core';
import { CloseIcon } from '@salt-ds/icons';
import { useEffect, useRef } from 'react';
import { AccessTab } from './access-tab.tsx';
import { StatusTag } from './status-tag.tsx';
import { UserEvents } from './user-events.tsx';
import type { UserTab } from './user-list-address.ts';
import styles from './user-panel.module.css';
import { UserSessions } from './user-sessions.tsx';
import { userStatus } from './user-status.ts';

type UserPanelProps = {
  readonly user: AdminUser;
  readonly tab: UserTab;
  readonly isOwn: boolean;
  readonly nowMs: number;
  readonly onTab: (tab: UserTab) => void;
  readonly onClose: () => void;
};

const TABS: readonly { readonly id: UserTab; readonly label: string }[] = [
  { id: 'access', label: 'Access' },
  { id: 'sessions', label: 'Sessions' },
  { id: 'history', label: 'History' },
];

/** One user beside the list: access, sessions and history. */
export function UserPanel({ user, tab, isOwn, nowMs, onTab, onClose }: UserPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside className={styles.panel} aria-label={`User ${user.name}`}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {user.name}
        </h2>
        <StatusTag status={userStatus(user, nowMs)} />
        <span className={styles.email}>{user.email_id}</span>
        <span className={styles.organisation}>{user.organisation}</span>
        <Button appearance="transparent" aria-label="Close" onClick={onClose}>
          <CloseIcon aria-hidden />
        </Button>
      </header>
      <Tabs
        className={styles.body ?? ''}
        value={tab}
        onChange={(_, value) => onTab(TABS.find(({ id }) => id === value)?.id ?? 'access')}
      >
        <TabBar className={styles.tabs ?? ''} divider inset>
          <TabList appearance="transparent" aria-label="User">
            {TABS.map(({ id, label }) => (
              <Tab key={id} value={id}>
                <TabTrigger>
                  {label}
                  {id === 'sessions' ? <span className={styles.count}>{user.open_sessions}</span> : null}
                </TabTrigger>
              </Tab>
            ))}
          </TabList>
        </TabBar>
        {/* The access tab stays mounted, so that edits survive a look at the history. */}
        <TabPanel value="access" className={styles.tabPanel ?? ''}>
          <AccessTab user={user} isOwn={isOwn} nowMs={nowMs} />
        </TabPanel>
        <TabPanel value="sessions" className={styles.tabPanel ?? ''}>
          {tab === 'sessions' ? <UserSessions user={user} isOwn={isOwn} nowMs={nowMs} /> : null}
        </TabPanel>
        <TabPanel value="history" className={styles.tabPanel ?? ''}>
          {tab === 'history' ? <UserEvents userId={user.id} /> : null}
        </TabPanel>
      </Tabs>
    </aside>
  );
}
