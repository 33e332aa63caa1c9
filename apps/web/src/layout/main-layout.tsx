import { useRef } from 'react';
import { Outlet } from 'react-router';
import { InstallationNotes } from '../components/installation-notes.tsx';
import { Toaster } from '../components/toaster.tsx';
import { useInstallationNotes } from '../config/use-installation-notes.ts';
import { useAlertFeed } from '../features/alerts/use-alert-feed.ts';
import { useNotificationFeed } from '../features/alerts/use-notification-feed.ts';
import { CommandPalette } from '../features/command-palette/command-palette.tsx';
import { useShortcuts } from '../features/command-palette/use-shortcuts.ts';
import { StaleBanner } from '../features/connection/stale-banner.tsx';
import { useConnectionFeed } from '../features/connection/use-connection-feed.ts';
import { useCriticalLogFeed } from '../features/event-log/critical-log-count.ts';
import { useWaitingFeed } from '../features/waiting/use-waiting.ts';
import { usePasswordQuestion } from '../lib/password-question.ts';
import { usePoppedOut } from '../lib/pop-out.ts';
import { laterDialog, laterPart } from '../lib/later-part.tsx';
import { useLaterParts } from '../lib/use-later-parts.ts';
import { PageGrids } from '../live/page-grid-client.tsx';
import { useSessionActions } from '../session/session-context.tsx';
import { useChangePassword } from './change-password-question.ts';
import { DeskBanner } from './desk-banner.tsx';
import styles from './main-layout.module.css';
import { NavigationRail } from './navigation-rail.tsx';
import { useSignOutQuestion } from './sign-out-question.ts';
import { TopBar } from './top-bar.tsx';
import { useLayoutCommands } from './use-layout-commands.ts';
import { useIdleWatch } from './use-idle-watch.ts';
import { useKeptAsset } from './use-kept-asset.ts';
import { useOwnPreferences } from './use-own-preferences.ts';
import { useRouteFocus } from './use-route-focus.ts';

const ChangePassword = laterDialog(async () => (await import('./change-password.tsx')).ChangePassword);
const FirstSteps = laterPart(async () => (await import('./first-steps-reminder.tsx')).FirstStepsReminder);
const IdleWarning = laterDialog(async () => (await import('./idle-warning.tsx')).IdleWarning);
const PasswordDialog = laterDialog(async () => (await import('./password-dialog.tsx')).PasswordDialog);
const SignOutEverywhere = laterDialog(async () => (await import('./sign-out-everywhere.tsx')).SignOutEverywhere);

const MAIN_ID = 'screen';

/** The longest wait: a blotter reports earlier that its rows are there, other screens report nothing. */
const WITHOUT_ROWS_MS = 6_000;

/** Navigation, top bar and the open screen. It stays mounted while screens change. */
export function MainLayout() {
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  useShortcuts();
  useLaterParts(true, WITHOUT_ROWS_MS);
  useOwnPreferences();
  useKeptAsset();
  useLayoutCommands();
  useConnectionFeed();
  useAlertFeed();
  useNotificationFeed();
  useWaitingFeed();
  useCriticalLogFeed();
  const { retryLive } = useSessionActions();
  const isAlone = usePoppedOut() !== null;
  const isLeaveAsked = useSignOutQuestion((state) => state.isOpen);
  const isPasswordChanging = useChangePassword((state) => state.isOpen);
  const isPasswordAsked = usePasswordQuestion((state) => state.isOpen);
  const idle = useIdleWatch();
  const notes = useInstallationNotes();
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Skip to the screen
      </a>
      {isAlone ? null : <NavigationRail />}
      <div className={styles.column}>
        {isAlone ? null : <TopBar onRetry={retryLive} />}
        <main id={MAIN_ID} ref={main} className={styles.main} tabIndex={-1}>
          <InstallationNotes notes={notes} />
          <StaleBanner onRetry={retryLive} />
          <DeskBanner />
          <FirstSteps />
          <PageGrids>
            <Outlet />
          </PageGrids>
        </main>
      </div>
      <CommandPalette />
      {isLeaveAsked ? <SignOutEverywhere /> : null}
      {isPasswordChanging ? <ChangePassword /> : null}
      {isPasswordAsked ? <PasswordDialog /> : null}
      {idle === null ? null : <IdleWarning {...idle} />}
      <Toaster />
    </div>
  );
}
