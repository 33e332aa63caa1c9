import { ChevronDownIcon } from '@salt-ds/icons';
import { useId } from 'react';
import { PanelButton } from '../components/popover/panel-button.tsx';
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
    <PanelButton
      isOpen={isOpen}
      onOpenChange={setUserMenuOpen}
      labelledBy={headingId}
      renderButton={(opener) => (
        <button type="button" className={styles.trigger} {...opener}>
          <span className="salt-visuallyHidden">User menu, {user.name}</span>
          <Avatar name={user.name} email={user.email_id} />
          <ChevronDownIcon aria-hidden />
        </button>
      )}
    >
      <UserMenuPanel user={user} headingId={headingId} onDone={() => setUserMenuOpen(false)} />
    </PanelButton>
  );
}
