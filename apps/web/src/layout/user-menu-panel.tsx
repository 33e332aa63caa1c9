import type { SignedInUser } from '@meridian/domain/entities/auth-state';
import { DevicesIcon, ExportIcon, GuideOpenIcon, HelpCircleIcon, KeyIcon } from '@salt-ds/icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { StatusGlyph } from '../components/status-glyph.tsx';
import { KeyCaps } from '../features/command-palette/key-caps.tsx';
import { showPalette } from '../features/command-palette/palette-store.ts';
import { identityLines, tokenExpiryMs } from '../features/desk-status/identity-lines.ts';
import { dateAndTime, durationText } from '../lib/time-text.ts';
import { useNow } from '../lib/use-now.ts';
import { useSession, useSessionActions } from '../session/session-context.tsx';
import { Avatar } from './avatar.tsx';
import { openChangePassword } from './change-password-question.ts';
import { PreferenceChoices } from './preference-choices.tsx';
import { askToSignOutEverywhere } from './sign-out-question.ts';
import styles from './user-menu.module.css';

type UserMenuPanelProps = {
  readonly user: SignedInUser;
  readonly headingId: string;
  readonly onDone: () => void;
};

export function UserMenuPanel({ user, headingId, onDone }: UserMenuPanelProps) {
  const session = useSessionActions();
  const navigate = useNavigate();
  const then = (action: () => void) => () => {
    onDone();
    action();
  };
  return (
    <div className={styles.panel}>
      <div className={styles.who}>
        <Avatar name={user.name} email={user.email_id} />
        <div>
          <h2 id={headingId}>{user.name}</h2>
          <p>{user.email_id}</p>
          <p>{user.organisation}</p>
        </div>
        {user.is_admin ? <span className={styles.role}>Administrator</span> : null}
      </div>
      <Identities />
      <PreferenceChoices userId={user.id} />
      <ul className={styles.actions}>
        <MenuAction icon={<GuideOpenIcon aria-hidden />} onClick={then(() => void navigate('/handbook'))}>
          Help: handbook
        </MenuAction>
        <MenuAction icon={<HelpCircleIcon aria-hidden />} onClick={then(() => showPalette('shortcuts'))} keys={['?']}>
          Keyboard shortcuts
        </MenuAction>
        <MenuAction icon={<KeyIcon aria-hidden />} onClick={then(openChangePassword)}>
          Change password…
        </MenuAction>
        <MenuAction icon={<ExportIcon aria-hidden />} onClick={then(() => void session.logOut())}>
          Sign out
        </MenuAction>
        <MenuAction icon={<DevicesIcon aria-hidden />} onClick={then(askToSignOutEverywhere)}>
          Sign out everywhere…
        </MenuAction>
      </ul>
    </div>
  );
}

function Identities() {
  const auth = useSession((state) => state.auth);
  const expiresMs = tokenExpiryMs(auth.nodeAuthToken);
  const nowMs = useNow();
  return (
    <section className={styles.identities} aria-label="Signed in to">
      <h3>Signed in to</h3>
      <ul>
        {identityLines(auth).map((line) => (
          <li key={line.id}>
            <StatusGlyph tone={line.tone} />
            <span className={styles.service}>{line.name}</span>
            <span className={styles.state}>{line.state}</span>
            {line.detail === null ? null : <span className={styles.detail}>{line.detail}</span>}
          </li>
        ))}
      </ul>
      {expiresMs === null ? null : (
        <p className={styles.expiry}>
          Session ends {dateAndTime(expiresMs)}, in {durationText(expiresMs - nowMs)}
        </p>
      )}
    </section>
  );
}

type MenuActionProps = {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly keys?: readonly string[];
  readonly onClick: () => void;
};

function MenuAction({ icon, children, keys, onClick }: MenuActionProps) {
  return (
    <li>
      <button type="button" className={styles.action} onClick={onClick}>
        {icon}
        <span>{children}</span>
        {keys === undefined ? null : <KeyCaps keys={keys} />}
      </button>
    </li>
  );
}
