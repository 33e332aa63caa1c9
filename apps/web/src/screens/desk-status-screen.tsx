import { FeedStatus } from '../features/connection/feed-status.tsx';
import { ConnectionOverview } from '../features/connection/connection-overview.tsx';
import { DeskStatus } from '../features/desk-status/desk-status.tsx';
import { QuickLinks } from '../layout/quick-links.tsx';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { useSessionActions } from '../session/session-context.tsx';

/** The connections, permissions and accounts of this user. */
export function DeskStatusScreen() {
  const { retryLive } = useSessionActions();
  return (
    <ScreenFrame title="Desk status" statusBar={<FeedStatus />}>
      <DeskStatus connections={<ConnectionOverview onRetry={retryLive} />} links={<QuickLinks />} />
    </ScreenFrame>
  );
}
