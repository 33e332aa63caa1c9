import { eventLogGrid } from '@meridian/domain/columns/event-log';
import type { Grid } from '@meridian/domain/columns/grid';
import { EVENT_LOG_START_REQUEST } from '@meridian/domain/log-feed';
import { LOG_LEVEL_LABELS, type LogLevel } from '@meridian/domain/log-level';
import { LockedIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { DataGrid } from '../../../components/data-grid/data-grid.tsx';
import { useGridFact } from '../../../components/data-grid/use-grid-state.ts';
import { useGridView } from '../../../components/data-grid/view/use-grid-view.ts';
import { LogLevelChoice } from '../../../components/log-level-choice.tsx';
import { StatePanel } from '../../../components/state-panel.tsx';
import { useLiveGrid } from '../../../live/grid-context.tsx';
import { useMarkRead } from '../use-mark-read.ts';
import styles from '../parts.module.css';

const NOUN = { one: 'entry', many: 'entries' };

/** The header already names the order. */
const OF_THE_ORDER = new Set(['list_name', 'numeric_id', 'symbol', 'side', 'size']);
const orderLogGrid: Grid = {
  ...eventLogGrid,
  columns: eventLogGrid.columns.filter(({ id }) => !OF_THE_ORDER.has(id)),
};

type EventLogTabProps = { readonly order: number; readonly isPermitted: boolean };

/** The event log of one order, live. */
export function EventLogTab({ order, isPermitted }: EventLogTabProps) {
  if (isPermitted) return <OrderLog order={order} />;
  return (
    <StatePanel
      icon={<LockedIcon />}
      title="Event Log needs the Logs permission"
      detail="Your account does not have it. Ask an administrator."
    />
  );
}

function OrderLog({ order }: { readonly order: number }) {
  const params = { parent_order_numeric_ids: [order], ...EVENT_LOG_START_REQUEST };
  const handle = useLiveGrid(orderLogGrid, { topic: 'event_log', params });
  const controls = useGridView(orderLogGrid);
  const [level, setLevel] = useState<LogLevel | null>(null);
  const total = useGridFact(handle, (state) => state.total);
  useMarkRead(order, handle);
  const { change } = controls;
  const choose = (next: LogLevel | null) => {
    setLevel(next);
    const filter = next === null ? null : ({ kind: 'set', texts: [LOG_LEVEL_LABELS[next]] } as const);
    change({ kind: 'filter', columnId: 'log_level', filter });
  };
  return (
    <DataGrid
      label="Event log of the order"
      grid={orderLogGrid}
      handle={handle}
      controls={controls}
      noun={NOUN}
      emptyText="Nothing was written about this order yet."
      hasStaleNotice={false}
      toolbar={
        <>
          <span className={styles['remark']}>
            {total.toLocaleString('en-US')} {total === 1 ? NOUN.one : NOUN.many}
          </span>
          <LogLevelChoice label="Severity of the order's log" level={level} onLevel={choose} />
        </>
      }
      footer={null}
    />
  );
}
