import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import { FixRegistration } from './fix-registration.tsx';
import { FlagSwitches } from './flag-switches.tsx';
import { GrantedAccounts } from './granted-accounts.tsx';
import { LimitFields } from './limit-fields.tsx';
import { LockNotice } from './lock-notice.tsx';
import { OvertakenNotice } from './overtaken-notice.tsx';
import { SaveBar } from './save-bar.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useGrantDraft } from './use-grant-draft.ts';
import styles from './user-panel.module.css';

type AccessTabProps = { readonly user: AdminUser; readonly isOwn: boolean; readonly nowMs: number };

/** Edits what a user may do and see. Saving first shows every change, before and after, and asks for a reason. */
export function AccessTab({ user, isOwn, nowMs }: AccessTabProps) {
  const draft = useGrantDraft(user);
  const changed = new Set(draft.changes.map(({ field }) => field));
  return (
    <div className={styles.access}>
      <div className={styles.scroll}>
        <LockNotice user={user} nowMs={nowMs} />
        {draft.overtaking === null ? null : (
          <OvertakenNotice userId={user.id} draft={draft} changes={draft.overtaking} />
        )}
        <div className={styles.columns}>
          <div>
            <FlagSwitches values={draft.values} changed={changed} isOwn={isOwn} onChange={draft.set} />
            <LimitFields userId={user.id} values={draft.values} changed={changed} isOwn={isOwn} onChange={draft.set} />
            <FixRegistration user={user} />
          </div>
          <GrantedAccounts values={draft.values} onChange={draft.set} />
        </div>
      </div>
      <SaveBar user={user} draft={draft} />
      <UnsavedGuard userId={user.id} changeCount={draft.changes.length} />
    </div>
  );
}
