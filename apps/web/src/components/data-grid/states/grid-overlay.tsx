import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import { Button } from '@salt-ds/core';
import { FilterClearIcon, ListIcon } from '@salt-ds/icons';
import type { ReactNode } from 'react';
import { EmptyState } from '../../empty-state.tsx';
import { ErrorState } from '../../error-state.tsx';
import type { RowNoun } from '../row-noun.ts';
import { countOf } from '../row-noun.ts';
import { useGridFact } from '../use-grid-state.ts';
import { GridSkeleton } from './grid-skeleton.tsx';
import styles from '../data-grid.module.css';

type GridOverlayProps = {
  readonly handle: GridHandle | null;
  readonly label: string;
  readonly noun: RowNoun;
  /** What hides rows, in words; empty when nothing does. */
  readonly hiddenBy: string;
  readonly emptyText: ReactNode;
  readonly onClearFilters: () => void;
};

/** Shown in place of rows: loading, refused, empty, or nothing that matches. */
export function GridOverlay({ handle, label, noun, hiddenBy, emptyText, onClearFilters }: GridOverlayProps) {
  const status = useGridFact(handle, (state) => state.status);
  const total = useGridFact(handle, (state) => state.total);
  const isNoneShown = useGridFact(handle, ({ filtered }) => filtered === 0);
  if (status === 'loading') return <GridSkeleton label={label} />;
  if (status === 'refused') {
    const refusal = handle?.getState().refusal ?? null;
    return (
      <div className={styles['over']}>
        <ErrorState
          title={refusal?.message ?? 'Page not available. Please try again later or contact support.'}
          {...(refusal === null ? {} : { source: `${label} · ${refusal.code}` })}
          onRetry={() => handle?.retry()}
        />
      </div>
    );
  }
  if (!isNoneShown) return null;
  return (
    <div className={styles['over']}>
      {total === 0 ? (
        <EmptyState icon={<ListIcon />} title={`No ${noun.many}`} detail={emptyText} />
      ) : (
        <EmptyState
          icon={<FilterClearIcon />}
          title={`No ${noun.many} match the filters`}
          detail={`${countOf(noun, total)} ${total === 1 ? 'is' : 'are'} hidden by ${hiddenBy}`}
          actions={
            <Button appearance="bordered" onClick={onClearFilters}>
              Clear filters
            </Button>
          }
        />
      )}
    </div>
  );
}
