import { Button } from '@salt-ds/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@salt-ds/icons';
import styles from './admin-users.module.css';
import { PAGE_SIZE, type UserList } from './use-user-list.ts';
import { statusCounts } from './user-status.ts';

/** The status bar: how many users there are, who needs attention, and the pages. */
export function UsersSummary({ list }: { readonly list: UserList }) {
  const { query, nowMs } = list;
  if (query.total === null) return null;
  const counts = statusCounts(query.users, nowMs);
  return (
    <>
      <span>
        <b>{query.total}</b> {query.total === 1 ? 'user' : 'users'}
      </span>
      <Count count={counts.active} word="active" tone="pos" />
      <Count count={counts.locked} word="locked" tone="neg" />
      <Count count={counts['no-grant']} word="without grant" tone="warn" />
      <Count count={counts.unverified} word="unverified" tone="pend" />
      <Count count={counts.disabled} word="disabled" tone="idle" />
      {query.error === null ? null : <span className={styles.behind}>Not up to date: {query.error.message}</span>}
      <Pages list={list} />
    </>
  );
}

type CountProps = { readonly count: number; readonly word: string; readonly tone: string };

function Count({ count, word, tone }: CountProps) {
  if (count === 0) return null;
  return (
    <span>
      <b className={styles.tally} data-tone={tone}>
        {count}
      </b>{' '}
      {word}
    </span>
  );
}

function Pages({ list }: { readonly list: UserList }) {
  const { address, query, rows, pageCount, change } = list;
  const first = (address.page - 1) * PAGE_SIZE + 1;
  return (
    <>
      {pageCount === 1 ? null : (
        <nav className={styles.pages} aria-label="Pages">
          <Button
            appearance="transparent"
            aria-label="Previous page"
            disabled={address.page === 1}
            onClick={() => change({ page: address.page - 1 })}
          >
            <ChevronLeftIcon aria-hidden />
          </Button>
          <span>
            {first}–{first + rows.length - 1} of {query.users.length}
          </span>
          <Button
            appearance="transparent"
            aria-label="Next page"
            disabled={address.page === pageCount}
            onClick={() => change({ page: address.page + 1 })}
          >
            <ChevronRightIcon aria-hidden />
          </Button>
        </nav>
      )}
      {query.hasNextPage ? (
        <Button appearance="transparent" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {query.users.length} loaded, load older
        </Button>
      ) : null}
    </>
  );
}
