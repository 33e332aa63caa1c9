import type { CheckedOrder } from '@meridian/protocol/rest/limit-schemas';
import { Button } from '@salt-ds/core';
import { EditIcon, UploadIcon } from '@salt-ds/icons';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { ErrorState } from '../components/error-state.tsx';
import { LoadingState } from '../components/loading-state.tsx';
import { AddAccountButton } from '../features/account-upload/add-account-button.tsx';
import { useCommandSource } from '../features/command-palette/command-registry.ts';
import { FeedStatus } from '../features/connection/feed-status.tsx';
import { ChangeLimits } from '../features/limits/change-limits.tsx';
import { ClosestLimits } from '../features/limits/closest-limits.tsx';
import { ImportLimits } from '../features/limits/import-limits.tsx';
import { LimitPanel } from '../features/limits/limit-panel.tsx';
import { type LimitRow, limitRows, shownRows } from '../features/limits/limit-rows.ts';
import styles from '../features/limits/limits.module.css';
import { LimitsSummary } from '../features/limits/limits-summary.tsx';
import { LimitsTable } from '../features/limits/limits-table.tsx';
import { LimitsToolbar } from '../features/limits/limits-toolbar.tsx';
import { PendingRaise } from '../features/limits/pending-raise.tsx';
import { RefusedAttempt, RefusedOrders } from '../features/limits/refused-orders.tsx';
import { StaleUse } from '../features/limits/stale-use.tsx';
import { useAccountUse } from '../features/limits/use-account-use.ts';
import { useLimits, useRefusedOrders } from '../features/limits/use-limits.ts';
import { useSelectedAccount } from '../features/limits/use-selected-account.ts';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { useSession } from '../session/session-context.tsx';
import { selectEmail, selectIsAdmin } from '../session/session-selectors.ts';

const TITLE = 'Limits';

/** `/admin/limits`: administrators see and change all of them, others see those of their own accounts. */
export function LimitsScreen() {
  const isAdmin = useSession(selectIsAdmin);
  const feed = useAccountUse();
  const query = useLimits(feed.versions);
  const [filter, setFilter] = useState({ search: '', isPendingOnly: false });
  const [selectedKey, select] = useSelectedAccount();
  const [isEditing, setEditing] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const rows = limitRows(query.data?.accounts ?? [], feed.useOf);
  const selected = rows.find(({ key }) => key === selectedKey) ?? null;
  const isStale = feed.staleSinceMs !== null;
  return (
    <ScreenFrame
      title={TITLE}
      toolbar={<LimitsToolbar rows={rows} filter={filter} searchRef={search} onFilter={setFilter} />}
      actions={
        isAdmin ? (
          <>
            <AddAccountButton />
            <Button appearance="bordered" disabled={query.data === undefined} onClick={() => setImporting(true)}>
              <UploadIcon aria-hidden /> Import
            </Button>
            <Button sentiment="accented" disabled={selected === null} onClick={() => setEditing(true)}>
              <EditIcon aria-hidden /> Change limits
            </Button>
          </>
        ) : undefined
      }
      statusBar={
        <>
          <LimitsSummary rows={rows} />
          <FeedStatus />
        </>
      }
    >
      {query.data === undefined ? (
        <Waiting error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div className={styles.desk} data-open={selected !== null}>
          <div className={styles.main}>
            <StaleUse sinceMs={feed.staleSinceMs} />
            <LimitsTable
              rows={shownRows(rows, filter)}
              all={rows}
              selectedKey={selectedKey}
              isStale={isStale}
              onOpen={select}
            />
            <Below rows={rows} rejects={feed.rejects} onOpen={select} />
          </div>
          <OpenAccount row={selected} search={search} isStale={isStale} onClose={() => select(null)} />
          {isEditing && selected !== null ? (
            <ChangeLimits row={selected} tradeDate={query.data.trade_date} onClose={() => setEditing(false)} />
          ) : null}
          {isImporting ? (
            <ImportLimits
              accounts={query.data.accounts}
              tradeDate={query.data.trade_date}
              onClose={() => setImporting(false)}
            />
          ) : null}
        </div>
      )}
    </ScreenFrame>
  );
}

type BelowProps = {
  readonly rows: readonly LimitRow[];
  readonly rejects: number;
  readonly onOpen: (key: string) => void;
};

/** Today's rejected orders and the accounts closest to their limits. The audit of a selected order replaces the latter. */
function Below({ rows, rejects, onOpen }: BelowProps) {
  const refused = useRefusedOrders(rejects);
  const [attempt, setAttempt] = useState<CheckedOrder | null>(null);
  return (
    <div className={styles.below}>
      <RefusedOrders orders={refused.data ?? []} selectedId={attempt?.id ?? null} onOpen={setAttempt} />
      {attempt === null ? (
        <ClosestLimits rows={rows} onOpen={onOpen} />
      ) : (
        <RefusedAttempt order={attempt} onClose={() => setAttempt(null)} />
      )}
    </div>
  );
}

type OpenAccountProps = {
  readonly row: LimitRow | null;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly isStale: boolean;
  readonly onClose: () => void;
};

/** The open account, with its pending increases. */
function OpenAccount({ row, search, isStale, onClose }: OpenAccountProps) {
  const isAdmin = useSession(selectIsAdmin);
  const ownEmail = useSession(selectEmail);
  const [askedId, setAskedId] = useState<number | null>(null);
  const firstId = row?.pending[0]?.id ?? null;
  const approve = useMemo(() => (isAdmin && firstId !== null ? () => setAskedId(firstId) : null), [isAdmin, firstId]);
  useLimitCommands({ search, approve });
  if (row === null) return null;
  return (
    <LimitPanel row={row} onClose={onClose}>
      {row.pending.map((change) => (
        <PendingRaise
          key={change.id}
          change={change}
          ownEmail={ownEmail}
          isAdmin={isAdmin}
          isStale={isStale}
          isAsked={askedId === change.id}
          onAsk={(isAsked) => setAskedId(isAsked ? change.id : null)}
        />
      ))}
    </LimitPanel>
  );
}

function Waiting({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  if (error === null) return <LoadingState label="Loading limits" />;
  return <ErrorState title={error.message} source="GET /admin/limits" onRetry={onRetry} />;
}

type LimitActions = { readonly search: RefObject<HTMLInputElement | null>; readonly approve: (() => void) | null };

function useLimitCommands({ search, approve }: LimitActions): void {
  useCommandSource(
    useMemo(() => {
      const find = {
        id: 'limits.search',
        title: 'Search accounts',
        group: TITLE,
        keys: ['/'],
        run: () => search.current?.focus(),
      };
      const decide = { id: 'limits.approve', title: 'Approve increase…', group: TITLE, keys: ['Shift+a'] };
      const commands = approve === null ? [find] : [find, { ...decide, run: approve }];
      return { id: 'limits', rank: 10, commands };
    }, [search, approve]),
  );
}
