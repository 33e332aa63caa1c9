import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import { Banner, BannerActions, BannerContent, Button } from '@salt-ds/core';
import { showToast } from '../../components/show-toast.tsx';
import { durationText, timeOfDay } from '../../lib/time-text.ts';
import { useUnlockUser } from './use-user-changes.ts';

/** Failed sign-ins, the lock they caused, and how to unlock. Renders nothing without failures. */
export function LockNotice({ user, nowMs }: { readonly user: AdminUser; readonly nowMs: number }) {
  const unlock = useUnlockUser(user.id);
  const lockedUntilMs = user.locked_until_ms !== null && user.locked_until_ms > nowMs ? user.locked_until_ms : null;
  if (lockedUntilMs === null && user.failed_logins === 0) return null;
  const failures = `${user.failed_logins} failed ${user.failed_logins === 1 ? 'sign-in' : 'sign-ins'}`;
  const unlockNow = () =>
    unlock.mutate(undefined, {
      onSuccess: () => showToast({ tone: 'success', title: `${user.name} unlocked`, text: `${failures} forgotten.` }),
      onError: (error) => showToast({ tone: 'error', title: 'Not unlocked', text: error.message }),
    });
  return (
    <Banner status={lockedUntilMs === null ? 'info' : 'error'} variant="secondary">
      <BannerContent>
        {lockedUntilMs === null
          ? `${failures} lately.`
          : `Locked until ${timeOfDay(lockedUntilMs)}, ${durationText(lockedUntilMs - nowMs)} from now, after ${failures}.`}
      </BannerContent>
      <BannerActions>
        <Button onClick={unlockNow} disabled={unlock.isPending}>
          {lockedUntilMs === null ? 'Clear failures' : 'Unlock now'}
        </Button>
      </BannerActions>
    </Banner>
  );
}
