import type { GridSummary, GridSummaryWanted } from '@meridian/live-client/grid/grid-model';
import type { ReactNode } from 'react';
import styles from './parent-orders-screen.module.css';

/** Asked of the row engine; the same object each time. */
export const ORDER_SUMMARY: GridSummaryWanted = {
  totals: ['filled_usd', 'target_usd', 'cost_ivwap_bps', 'cost_arrival_mid_bps'],
  counts: ['status'],
  limitedOut: true,
};

/** The orders that pass the filters, in figures: how many do what, how much is done, at what cost. */
export function orderFigures(summary: GridSummary | null) {
  if (summary === null) return null;
  const statuses = summary.counts['status'] ?? {};
  const total = (id: string) => summary.totals[id];
  return (
    <>
      <Count value={statuses['WORKING']} label="working" tone="positive" />
      <Count value={statuses['PAUSED']} label="paused" tone="warning" />
      <Count value={summary.limitedOut ?? 0} label="limited out" tone="negative" />
      {(total('target_usd')?.text ?? '') === '' ? null : (
        <Figure>
          Filled <b>{total('filled_usd')?.text}</b> of {total('target_usd')?.text}
        </Figure>
      )}
      <Cost label="IVWAP" cell={total('cost_ivwap_bps')} />
      <Cost label="Arrival" cell={total('cost_arrival_mid_bps')} />
    </>
  );
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

function Cost({ label, cell }: { readonly label: string; readonly cell: GridSummary['totals'][string] | undefined }) {
  if (cell === undefined || cell.text === '') return null;
  return (
    <Figure tone={cell.tone}>
      {label} <b>{cell.text}</b> bps
    </Figure>
  );
}
