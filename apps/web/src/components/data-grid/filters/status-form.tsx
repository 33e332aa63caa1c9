import { displayStatus } from '@meridian/domain/display-status';
import { ALL_STATUSES, groupState, type StatusFilter, toggleGroup, toggleStatus } from '@meridian/domain/status-filter';
import { GROUP_BOXES, GROUP_LABELS, STATUS_GROUPS, type StatusBox } from '@meridian/domain/status-group';
import { statusStyle } from '@meridian/domain/status-style';
import type { GridDistinct } from '@meridian/live-client/grid/grid-model';
import { Fragment } from 'react';
import { GLYPH_PATHS } from '../paint/glyphs.ts';
import { CheckOption } from './check-option.tsx';
import type { FilterFormProps } from './filter-form.ts';
import { filterSummary } from './filter-summary.ts';
import { activeFilter } from './filter-kind.ts';
import { useDistinct } from './use-distinct.ts';
import styles from './filters.module.css';

/** The two parents and the statuses beneath them. */
export function StatusForm({ column, filter, handle, onChange }: FilterFormProps) {
  const distinct = useDistinct(handle, column.id);
  const tree = filter?.kind === 'status' ? filter.filter : ALL_STATUSES;
  const change = (next: StatusFilter) => onChange(activeFilter({ kind: 'status', filter: next }));
  return (
    <>
      <ul className={styles['list']} aria-label="Statuses">
        {STATUS_GROUPS.map((group) => (
          <Fragment key={group}>
            <CheckOption
              label={GROUP_LABELS[group]}
              state={groupState(tree, group)}
              onToggle={() => change(toggleGroup(tree, group))}
            />
            {GROUP_BOXES[group].map((box) => (
              <CheckOption
                key={box}
                isNested
                label={<StatusLabel status={box} />}
                state={tree.checked.includes(box) ? 'checked' : 'unchecked'}
                count={distinct === null ? null : countOf(distinct, box)}
                onToggle={() => change(toggleStatus(tree, box))}
              />
            ))}
          </Fragment>
        ))}
      </ul>
      {filter?.kind === 'set' || filter?.kind === 'except' ? (
        <p className={styles['note']}>Now: {filterSummary(filter)}. Ticking a box above replaces it.</p>
      ) : null}
    </>
  );
}

function StatusLabel({ status }: { readonly status: StatusBox }) {
  const label = labelOf(status);
  const { glyph, tone } = statusStyle(label);
  return (
    <span className={styles['status']}>
      <svg className={styles['glyph']} data-tone={tone} viewBox="0 0 10 10" aria-hidden="true">
        <path d={GLYPH_PATHS[glyph]} />
      </svg>
      {label}
    </span>
  );
}

/** As the column shows it: P.OUT for PARTIAL_OUT. */
function labelOf(status: StatusBox) {
  return status === 'COMPLETED' || status === 'PAUSED' ? status : displayStatus(status);
}

/** An invited child order is OUT, and filters with it. */
function countOf({ values }: GridDistinct, box: StatusBox): number {
  const texts: readonly string[] = box === 'OUT' ? ['OUT', 'Invited'] : [labelOf(box)];
  return values.filter(({ text }) => texts.includes(text)).reduce((sum, { count }) => sum + count, 0);
}
