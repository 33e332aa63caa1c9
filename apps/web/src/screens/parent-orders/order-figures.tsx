import { DISPLAY_STATUSES } from '@meridian/domain/display-status';
import { statusFilterNote } from '@meridian/domain/status-note';
import type { GridColumnFilter, GridSummary, GridSummaryWanted } from '@meridian/live-client/grid/grid-model';
import type { ReactNode } from 'react';
import type { SummaryContent } from '../../components/data-grid/with-summary.tsx';
import type { GridView } from '../../components/data-grid/view/grid-view.ts';
import styles from './parent-orders-screen.module.css';

/** The request to the grid worker. The same object each time. */
export const ORDER_SUMMARY: GridSummaryWanted = {
  totals: [
    'filled_usd',
    'target_usd',
    'cost_ivwap_bps',
    'cost_arrival_mid_bps',
    'cost_ivwap_ticks',
    'cost_arrival_mid_ticks',
  ],
  counts: ['status'],
  limitedOut: true,
  quick: true,
};

type CostUnit = 'bps' | 'ticks';

type Shown = { readonly costUnit: CostUnit; readonly filters: GridView['filters'] };

type OrderFiguresProps = Shown & { readonly summary: GridSummary | null };

/** For the status bar. The figures follow these filters. */
export function orderFigures(shown: Shown): SummaryContent {
  return (summary) => <OrderFigures {...shown} summary={summary} />;
}

/** Totals of the filtered orders: status counts, filled amount, costs. */
function OrderFigures({ summary, costUnit, filters }: OrderFiguresProps) {
  if (summary === null) return null;
  const statuses = summary.counts['status'] ?? {};
  const total = (id: string) => summary.totals[id];
  return (
    <>
      <Count value={statuses['WORKING']} label="working" tone="positive" />
      <Count value={statuses['PAUSED']} label="paused" tone="warning" />
      {summary.limitedOut === null ? null : <Count value={summary.limitedOut} label="limited out" tone="negative" />}
      {(total('target_usd')?.text ?? '') === '' ? null : (
        <Figure>
          Filled <b>{total('filled_usd')?.text}</b> of <b>{total('target_usd')?.text}</b>
        </Figure>
      )}
      <Cost label="IVWAP" cell={total(`cost_ivwap_${costUnit}`)} unit={costUnit} />
      <Cost label="Arrival" cell={total(`cost_arrival_mid_${costUnit}`)} unit={costUnit} />
      <OtherStatuses statuses={statuses} />
      <StatusNote filter={filters['status'] ?? null} />
    </>
  );
}

/** The other statuses come last: they matter least. */
function OtherStatuses({ statuses }: { readonly statuses: Readonly<Record<string, number>> }) {
  const others = DISPLAY_STATUSES.filter((status) => status !== 'WORKING' && status !== 'PAUSED');
  const counted = others.filter((status) => (statuses[status] ?? 0) > 0);
  if (counted.length === 0) return null;
  const text = counted.map((status) => `${(statuses[status] ?? 0).toLocaleString('en-US')} ${status.toLowerCase()}`);
  return (
    <span className={styles['others']} title={text.join(' · ')}>
      {text.join(' · ')}
    </span>
  );
}

/** The mode of the status filter, which explains missing rows. */
function StatusNote({ filter }: { readonly filter: GridColumnFilter | null }) {
  const note = statusFilterNote(filter?.kind === 'status' ? filter.filter : null);
  return note === null ? null : <Figure tone="warning">{note}</Figure>;
}

function Figure({ tone, children }: { readonly tone?: string; readonly children: ReactNode }) {
  return (
    <span className={styles['figure']} data-tone={tone}>
      {children}
    </span>
  );
}

type CountProps = { readonly value: number | undefined; readonly label: string; readonly tone: string };

function Count({ value = 0, label, tone }: CountProps) {
  if (value === 0) return null;
  return (
    <Figure tone={tone}>
      <b>{value.toLocaleString('en-US')}</b> {label}
    </Figure>
  );
}

type CostProps = {
  readonly label: string;
  readonly cell: GridSummary['totals'][string] | undefined;
  readonly unit: CostUnit;
};

function Cost({ label, cell, unit }: CostProps) {
  if (cell === undefined || cell.text === '') return null;
  return (
    <Figure tone={cell.tone}>
      {label} <b>{cell.text}</b> {unit}
    </Figure>
  );
}
