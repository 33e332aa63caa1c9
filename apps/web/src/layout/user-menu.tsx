import { Overlay, OverlayPanel, OverlayPanelContent, OverlayTrigger } from '@salt-ds/core';
import { ChevronDownIcon } from '@salt-ds/icons';
import { useId } from 'react';
import { useSession } from '../session/session-context.tsx';
import { selectCurrentUser } from '../session/session-selectors.ts';
import { Avatar } from './avatar.tsx';
import { laterPart } from '../lib/later-part.tsx';
import { setUserMenuOpen, useUserMenu } from './user-menu-state.ts';
import styles from './user-menu.module.css';

const UserMenuPanel = laterPart(async () => (await import('./user-menu-panel.tsx')).UserMenuPanel);

/** The user menu: who is signed in, preferences, sign out. */
export function UserMenu() {
  const user = useSession(selectCurrentUser);
  const isOpen = useUserMenu((state) => state.isOpen);
  const headingId = useId();
  if (user === null) return null;
  return (
    <Overlay placement="bottom" open={isOpen} onOpenChange={setUserMenuOpen}>
      <OverlayTrigger>
        <button type="button" className={styles.trigger}>
          <span className="salt-visuallyHidden">User menu, {user.name}</span>
          <Avatar name={user.name} email={user.email_id} />
          <ChevronDownIcon aria-hidden />
        </button>
      </OverlayTrigger>
      <OverlayPanel aria-labelledby={headingId}>
        <OverlayPanelContent>
          <UserMenuPanel user={user} headingId={headingId} onDone={() => setUserMenuOpen(false)} />
        </OverlayPanelContent>
      </OverlayPanel>
    </Overlay>
  );
}
