import { summaryOrdersGrid } from '@meridian/domain/columns/summary-orders';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { Button } from '@salt-ds/core';
import { ChevronRightIcon } from '@salt-ds/icons';
import { useNavigate } from 'react-router';
import styles from '../../features/execution-summary/execution-summary.module.css';
import { PROGRESS_CODE } from '../../features/trade-analytics/analytics-code.ts';
import { BlotterGrid } from '../blotter/blotter-grid.tsx';
import { type Blotter, useBlotter } from '../blotter/use-blotter.ts';
import { blotterAddress, groupTopic, type OrderGroup } from './group-orders.ts';

const NOUN = { one: 'order', many: 'orders' };

/** The grid of an open line, or of none. */
export function useSummaryOrders(group: OrderGroup | null): Blotter {
  const source = group === null ? null : groupTopic(group);
  return useBlotter({ grid: summaryOrdersGrid, source, asset: group?.asset ?? null, inAddress: 'below' });
}

type SummaryOrdersProps = {
  readonly blotter: Blotter;
  readonly group: OrderGroup;
  readonly order: number | null;
  readonly onOpenRow: (key: RowKey, code: string) => void;
};

/** The orders behind one line, the costliest first. */
export function SummaryOrders({ blotter, group, order, onOpenRow }: SummaryOrdersProps) {
  const navigate = useNavigate();
  const name = group.name ?? 'None';
  return (
    <section className={styles['card']} aria-label={`Orders of ${name}`}>
      <BlotterGrid
        label={`Orders of ${name}`}
        blotter={blotter}
        part="bottom"
        noun={NOUN}
        currentKey={order}
        emptyText="No order of this line is left under the chosen status."
        hasStaleNotice={false}
        onOpenRow={(key) => onOpenRow(key, PROGRESS_CODE)}
        onDetails={(key) => onOpenRow(key, PROGRESS_CODE)}
        toolbar={<h2 className={styles['ordersTitle']}>{name}</h2>}
        toolbarEnd={
          <Button appearance="transparent" onClick={() => void navigate(blotterAddress(group))}>
            <ChevronRightIcon aria-hidden /> Show in blotter
          </Button>
        }
        footer={null}
      />
    </section>
  );
}
