import { Button } from '@salt-ds/core';
import { REFERENCE_FILES } from '@meridian/domain/reference/reference-kinds';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageLoading } from '../../components/page-loading.tsx';
import { failedCall } from '../../api/call-failed.ts';
import type { ReferenceAddress } from './reference-address.ts';
import styles from './reference-data.module.css';
import { ReferenceHistory } from './reference-history.tsx';
import { ReferenceTable } from './reference-table.tsx';
import type { useReferenceRows } from './use-reference.ts';

type ReferenceContentProps = {
  readonly address: ReferenceAddress;
  readonly query: ReturnType<typeof useReferenceRows>;
  readonly onClearSearch: () => void;
};

/** The table in each of its states, with the import history beside it. */
export function ReferenceContent({ address, query, onClearSearch }: ReferenceContentProps) {
  return (
    <div className={styles['split']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it. */}
      <section className={styles['scroll']} tabIndex={0} aria-label={REFERENCE_FILES[address.kind].title}>
        <Rows address={address} query={query} onClearSearch={onClearSearch} />
      </section>
      <ReferenceHistory kind={address.kind} />
    </div>
  );
}

function Rows({ address, query, onClearSearch }: ReferenceContentProps) {
  const { title } = REFERENCE_FILES[address.kind];
  const { data, error } = query;
  if (error !== null && data === undefined) {
    return <ErrorState title={error.message} source={failedCall(error) ?? ''} onRetry={() => void query.refetch()} />;
  }
  if (data === undefined) return <PageLoading label={`Loading ${title.toLowerCase()}`} fill="panel" />;
  if (data.rows.length > 0) return <ReferenceTable kind={address.kind} title={title} rows={data.rows} />;
  if (address.search === '') {
    return <EmptyState title={`No ${title.toLowerCase()} on ${address.date}`} detail="Import a file to add some." />;
  }
  return (
    <EmptyState
      title={`Nothing matches “${address.search}”`}
      actions={<Button onClick={onClearSearch}>Clear search</Button>}
    />
  );
}
