import { Button, Dropdown, Option } from '@salt-ds/core';
import { DownloadIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { failedCall } from '../api/call-failed.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { LoadingState } from '../components/loading-state.tsx';
import { QuickSearch } from '../components/quick-search.tsx';
import { SECURITY_EVENT_KINDS, securityEventTitle } from '../components/security-event-title.ts';
import { FeedStatus } from '../features/connection/feed-status.tsx';
import { checkText } from '../features/security-log/check-text.ts';
import { SecurityLogTable } from '../features/security-log/security-log-table.tsx';
import styles from '../features/security-log/security-log.module.css';
import {
  MAX_EVENTS_SHOWN,
  type SecurityLogFilter,
  useLogCheck,
  useSecurityLog,
  useSecurityLogExport,
} from '../features/security-log/use-security-log.ts';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { useTypedSearch } from '../lib/use-typed-search.ts';
import { useSession } from '../session/session-context.tsx';
import { selectIsAdmin } from '../session/session-selectors.ts';
import { NotPermitted } from './not-permitted.tsx';

const TITLE = 'Security log';
const EVERYTHING: SecurityLogFilter = { search: '', kind: '' };

/** `/admin/security-log`, for administrators. */
export function SecurityLogScreen() {
  const isAdmin = useSession(selectIsAdmin);
  if (isAdmin) return <SecurityLog />;
  return (
    <ScreenFrame title={TITLE} isCentred>
      <NotPermitted what={TITLE} permission="Administrator" />
    </ScreenFrame>
  );
}

function SecurityLog() {
  const [filter, setFilter] = useState(EVERYTHING);
  const query = useSecurityLog(filter);
  const file = useSecurityLogExport();
  const check = useLogCheck();
  const total = query.data?.total ?? null;
  const problem = file.error?.message ?? check.error?.message ?? null;
  return (
    <ScreenFrame
      title={TITLE}
      count={total}
      toolbar={<Toolbar filter={filter} onFilter={setFilter} />}
      actions={
        <>
          <Button appearance="bordered" disabled={check.isPending} onClick={() => check.mutate()}>
            {check.isPending ? 'Checking' : 'Check for changes'}
          </Button>
          <Button appearance="bordered" disabled={file.isPending} onClick={() => file.mutate(filter)}>
            <DownloadIcon aria-hidden /> Export CSV
          </Button>
        </>
      }
      statusBar={
        <>
          <span>{total !== null && total > MAX_EVENTS_SHOWN ? `Newest ${MAX_EVENTS_SHOWN} shown` : null}</span>
          {check.data === undefined ? null : (
            <output className={check.data.damages.length > 0 ? styles['broken'] : undefined}>
              {checkText(check.data)}
            </output>
          )}
          <span role="alert">{problem}</span>
          <FeedStatus />
        </>
      }
    >
      <Content query={query} onClear={filter === EVERYTHING ? null : () => setFilter(EVERYTHING)} />
    </ScreenFrame>
  );
}

type ToolbarProps = { readonly filter: SecurityLogFilter; readonly onFilter: (filter: SecurityLogFilter) => void };

function Toolbar({ filter, onFilter }: ToolbarProps) {
  const [typed, setTyped] = useTypedSearch(filter.search, (search) => onFilter({ ...filter, search }));
  return (
    <>
      <Dropdown
        bordered
        className={styles['kind'] ?? ''}
        aria-label="Kind of event"
        selected={[filter.kind]}
        valueToString={kindText}
        onSelectionChange={(_, [kind]) => onFilter({ ...filter, kind: kind ?? '' })}
      >
        {['', ...SECURITY_EVENT_KINDS].map((kind) => (
          <Option key={kind} value={kind} />
        ))}
      </Dropdown>
      <QuickSearch value={typed} onChange={setTyped} label="Search" hasKey />
    </>
  );
}

function kindText(kind: string): string {
  return kind === '' ? 'All events' : securityEventTitle(kind)[0];
}

type ContentProps = { readonly query: ReturnType<typeof useSecurityLog>; readonly onClear: (() => void) | null };

function Content({ query, onClear }: ContentProps) {
  const { data, error } = query;
  if (data === undefined) {
    if (error === null) return <LoadingState label="Loading security events" />;
    return <ErrorState title={error.message} source={failedCall(error) ?? ''} onRetry={() => void query.refetch()} />;
  }
  if (data.events.length > 0) return <SecurityLogTable events={data.events} />;
  return (
    <EmptyState
      fill="screen"
      title={onClear === null ? 'Nothing has happened yet' : 'No event matches the filter'}
      actions={onClear === null ? undefined : <Button onClick={onClear}>Clear filter</Button>}
    />
  );
}
