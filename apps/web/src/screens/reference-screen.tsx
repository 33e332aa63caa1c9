import { Button, Dropdown, Input, Option } from '@salt-ds/core';
import { DownloadIcon, UploadIcon } from '@salt-ds/icons';
import { isCalendarDate } from '@meridian/domain/calendar-date';
import { DEFAULT_SERVER_TIME_ZONE } from '@meridian/domain/constants';
import { REFERENCE_FILES, REFERENCE_KINDS, type ReferenceKind } from '@meridian/domain/reference/reference-kinds';
import { dateAt } from '@meridian/domain/zoned-time';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { QuickSearch } from '../components/quick-search.tsx';
import { FeedStatus } from '../features/connection/feed-status.tsx';
import { ImportDialog } from '../features/reference-data/import-dialog.tsx';
import {
  type ReferenceAddress,
  readReferenceAddress,
  withReferenceAddress,
} from '../features/reference-data/reference-address.ts';
import { ReferenceContent } from '../features/reference-data/reference-content.tsx';
import styles from '../features/reference-data/reference-data.module.css';
import { MAX_ROWS_SHOWN, useReferenceDownload, useReferenceRows } from '../features/reference-data/use-reference.ts';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { useNow } from '../lib/use-now.ts';
import { useSearchChange } from '../lib/use-search-change.ts';
import { useTypedSearch } from '../lib/use-typed-search.ts';
import { useSession } from '../session/session-context.tsx';
import { selectIsAdmin } from '../session/session-selectors.ts';
import { NotPermitted } from './not-permitted.tsx';

const TITLE = 'Reference data';

/** `/admin/reference`, for administrators. */
export function ReferenceScreen() {
  const isAdmin = useSession(selectIsAdmin);
  if (isAdmin) return <ReferenceData />;
  return (
    <ScreenFrame title={TITLE} isCentred>
      <NotPermitted what={TITLE} permission="Administrator" />
    </ScreenFrame>
  );
}

function useReferenceAddress() {
  const [params] = useSearchParams();
  const zone = useSession((state) => state.settings?.server_time_zone) ?? DEFAULT_SERVER_TIME_ZONE;
  const today = dateAt(useNow(), zone);
  const changeSearch = useSearchChange();
  const change = (part: Partial<ReferenceAddress>): void =>
    changeSearch((now) => withReferenceAddress(now, part, today));
  return { today, change, address: readReferenceAddress(params, today) };
}

function ReferenceData() {
  const { today, change, address } = useReferenceAddress();
  const [isImporting, setImporting] = useState(false);
  const query = useReferenceRows(address);
  const download = useReferenceDownload();
  const total = query.data?.total ?? null;
  return (
    <ScreenFrame
      title={TITLE}
      count={total}
      toolbar={<Toolbar address={address} change={change} />}
      actions={
        <>
          <Button appearance="bordered" onClick={() => download.mutate(address)}>
            <DownloadIcon aria-hidden /> Export CSV
          </Button>
          <Button sentiment="accented" onClick={() => setImporting(true)}>
            <UploadIcon aria-hidden /> Import
          </Button>
        </>
      }
      statusBar={
        <>
          <span>{total !== null && total > MAX_ROWS_SHOWN ? `First ${MAX_ROWS_SHOWN} of ${total}` : null}</span>
          <span>{download.error?.message}</span>
          <FeedStatus />
        </>
      }
    >
      <ReferenceContent address={address} query={query} onClearSearch={() => change({ search: '' })} />
      {isImporting ? (
        <ImportDialog
          today={today}
          onImported={(kind) => {
            setImporting(false);
            change({ kind, search: '' });
          }}
          onClose={() => setImporting(false)}
        />
      ) : null}
    </ScreenFrame>
  );
}

type ToolbarProps = { readonly address: ReferenceAddress; readonly change: (part: Partial<ReferenceAddress>) => void };

function Toolbar({ address, change }: ToolbarProps) {
  const [typed, setTyped] = useTypedSearch(address.search, (search) => change({ search }));
  const [date, setDate] = useTypedSearch(address.date, (text) => {
    if (isCalendarDate(text)) change({ date: text });
  });
  return (
    <>
      <Dropdown
        bordered
        className={styles['kind'] ?? ''}
        aria-label="Kind of reference data"
        selected={[address.kind]}
        valueToString={(kind: ReferenceKind) => REFERENCE_FILES[kind].title}
        onSelectionChange={(_, [kind]) => change({ kind: kind ?? address.kind, search: '' })}
      >
        {REFERENCE_KINDS.map((kind) => (
          <Option key={kind} value={kind} />
        ))}
      </Dropdown>
      <QuickSearch value={typed} onChange={setTyped} label="Search" hasKey />
      <span className={styles['asOf']}>
        As of
        <Input
          bordered
          className={styles['date'] ?? ''}
          value={date}
          {...(isCalendarDate(date) ? {} : { validationStatus: 'error' as const })}
          inputProps={{ 'aria-label': 'As of', onChange: (event) => setDate(event.target.value) }}
        />
      </span>
    </>
  );
}
