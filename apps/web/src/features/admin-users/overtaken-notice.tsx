import { Banner, BannerActions, BannerContent, Button } from '@salt-ds/core';
import { ChangeSummary } from './change-summary.tsx';
import type { GrantChange } from './grant-change.ts';
import { overtakers } from './overtakers.ts';
import type { GrantDraft } from './use-grant-draft.ts';
import { useUserEvents } from './use-user-details.ts';
import styles from './user-tables.module.css';

type OvertakenNoticeProps = {
  readonly userId: number;
  readonly draft: GrantDraft;
  readonly changes: readonly GrantChange[];
};

/** Shown when somebody saved this user during an edit: says who changed what, and asks how to continue. */
export function OvertakenNotice({ userId, draft, changes }: OvertakenNoticeProps) {
  const { data: events = [] } = useUserEvents(userId);
  return (
    <div className={styles.overtaken} role="alert">
      <Banner status="warning" variant="secondary">
        <BannerContent>{overtakers(events, draft.version)}</BannerContent>
        <BannerActions>
          <Button onClick={draft.discard}>Reload, discard mine</Button>
          <Button sentiment="accented" onClick={draft.takeOver}>
            Reload, keep mine
          </Button>
        </BannerActions>
      </Banner>
      {changes.length === 0 ? null : <ChangeSummary changes={changes} caption="What the colleague changed" />}
    </div>
  );
}
