import type { WaitingRequest } from '@meridian/protocol/rest/waiting-calls';
import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { failedCall } from '../api/call-failed.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { LoadingState } from '../components/loading-state.tsx';
import { QuickSearch } from '../components/quick-search.tsx';
import { Segments } from '../components/segments.tsx';
import { FeedStatus } from '../features/connection/feed-status.tsx';
import { useDecision } from '../features/waiting/use-decision.ts';
import { useWaiting } from '../features/waiting/use-waiting.ts';
import { WaitingPanel } from '../features/waiting/waiting-panel.tsx';
import { shownRequests, type WaitingList } from '../features/waiting/waiting-rows.ts';
import { WaitingTable } from '../features/waiting/waiting-table.tsx';
import styles from '../features/waiting/waiting.module.css';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { useNow } from '../lib/use-now.ts';

const TITLE = 'Waiting for me';

/** `/waiting`: what a second person has to decide, and what became of what one asked for (`?list=mine`). */
export function WaitingScreen() {
  const query = useWaiting();
  const [list, setList] = useList();
  const [search, setSearch] = useState('');
  const { data } = query;
  const rows = list === 'mine' ? (data?.by_me ?? []) : (data?.for_me ?? []);
  const options = [
    { value: 'me', label: `Waiting for me ${data?.for_me.length ?? ''}` },
    { value: 'mine', label: `What I asked for ${data?.by_me.length ?? ''}` },
  ] as const;
  return (
    <ScreenFrame
      title={TITLE}
      toolbar={
        <>
          <Segments label="List" options={options} selected={list} onSelect={setList} />
          <QuickSearch value={search} onChange={setSearch} label="Search requests" hasKey />
        </>
      }
      statusBar={<FeedStatus />}
    >
      {data === undefined ? (
        <Missing error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Requests
          key={list}
          isMine={list === 'mine'}
          rows={shownRequests(rows, search)}
          total={rows.length}
          isStale={query.error !== null}
          isComplete={data.is_complete}
          onClear={() => setSearch('')}
        />
      )}
    </ScreenFrame>
  );
}

function useList(): readonly [WaitingList, (list: WaitingList) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (list: WaitingList) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (list === 'me') next.delete('list');
        else next.set('list', list);
        return next;
      },
      { replace: true },
    );
  return [search.get('list') === 'mine' ? 'mine' : 'me', set];
}

function Missing({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  if (error === null) return <LoadingState label="Loading requests" />;
  return <ErrorState title={error.message} source={failedCall(error) ?? ''} onRetry={onRetry} />;
}

type RequestsProps = {
  readonly isMine: boolean;
  readonly rows: readonly WaitingRequest[];
  readonly total: number;
  readonly isStale: boolean;
  readonly isComplete: boolean;
  readonly onClear: () => void;
};

function Requests({ isMine, rows, total, isStale, isComplete, onClear }: RequestsProps) {
  const [selectedKey, select] = useState<string | null>(null);
  const nowMs = useNow();
  const selected = rows.find(({ key }) => key === selectedKey) ?? rows[0] ?? null;
  return (
    <div className={styles['desk']} data-open={selected !== null}>
      <div className={styles['main']}>
        {isStale ? (
          <p className={styles['stale']} role="alert">
            The list could not be read again: it is old, and nothing can be decided until it is back.
          </p>
        ) : null}
        {isComplete ? null : (
          <output className={styles['stale']}>
            The trading engine cannot be asked: orders held for review are missing.
          </output>
        )}
        {selected === null ? (
          <Nothing isMine={isMine} isSearched={total > 0} onClear={onClear} />
        ) : (
          <WaitingTable
            label={isMine ? 'What I asked for' : TITLE}
            rows={rows}
            selectedKey={selected.key}
            nowMs={nowMs}
            isMine={isMine}
            isStale={isStale}
            onSelect={select}
          />
        )}
      </div>
      {selected === null ? null : <OpenRequest key={selected.key} request={selected} isStale={isStale} />}
    </div>
  );
}

type OpenRequestProps = { readonly request: WaitingRequest; readonly isStale: boolean };

function OpenRequest({ request, isStale }: OpenRequestProps) {
  const decision = useDecision();
  return (
    <WaitingPanel
      request={request}
      isStale={isStale}
      isBusy={decision.isPending}
      problem={decision.error?.message ?? null}
      onDecide={(verb, note) => decision.mutate({ request, verb, note })}
    />
  );
}

type NothingProps = { readonly isMine: boolean; readonly isSearched: boolean; readonly onClear: () => void };

function Nothing({ isMine, isSearched, onClear }: NothingProps) {
  if (isSearched) {
    return (
      <EmptyState
        title="No request is shown"
        detail="No request has all words of the search."
        actions={<Button onClick={onClear}>Clear search</Button>}
      />
    );
  }
  return isMine ? (
    <EmptyState
      title="You asked for nothing this week"
      detail="Changes that need a second person appear here, with what became of them."
    />
  ) : (
    <EmptyState
      title="Nothing waits for you"
      detail="Changes of settings, groups, routing and limits, held orders, and cases escalated to you appear here."
    />
  );
}
