import { FirstStepsBanner } from '../features/first-steps/first-steps-banner.tsx';
import { useSession } from '../session/session-context.tsx';
import { selectCurrentUser, selectIsAdmin } from '../session/session-selectors.ts';

/** For administrators of a desk of its own: a demo has nothing to set up. */
export function FirstStepsReminder() {
  const user = useSession(selectCurrentUser);
  const isAdmin = useSession(selectIsAdmin);
  const isDemo = useSession((state) => state.settings?.is_demo ?? true);
  return isAdmin && !isDemo && user !== null ? <FirstStepsBanner userId={user.id} /> : null;
}
