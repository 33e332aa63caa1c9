import { Button } from '@salt-ds/core';
import { CopyIcon, DownloadIcon, ChartLineIcon, ListIcon } from '@salt-ds/icons';
import { type ReactNode, useState } from 'react';
import { copyText, downloadText } from '../data-grid/control/copy-text.ts';
import { showToast } from '../show-toast.tsx';
import { Chart, type ChartProps } from './chart.tsx';
import styles from './chart-card.module.css';
import { ChartTable } from './chart-table.tsx';
import { type TableData, tableCsv, tableFileName, tableText } from './table-data.ts';

type TableCardProps = {
  readonly title: string;
  /** Beside the title: what is measured, and in what. */
  readonly note?: string;
  /** The newest value, at the right. */
  readonly figure?: string;
  /** Controls at the right of the head. */
  readonly tools?: ReactNode;
  readonly table: TableData;
  readonly height: number | string;
  /** Stands in the chart's place: loading, an error with Try again, or why there is nothing. */
  readonly state?: ReactNode;
  /** Below the chart: a legend, a remark. */
  readonly foot?: ReactNode;
  /** The drawing, which has the table in it for screen readers. */
  readonly children: ReactNode;
};

/** A drawing with its name, and behind it the same figures as a table that can be read, copied and saved. */
export function TableCard(props: TableCardProps) {
  const { title, note, figure, tools, table, height, state, foot, children } = props;
  const [isTable, setTable] = useState(false);
  const hasState = state !== undefined && state !== null;
  return (
    <section className={styles['card']} aria-label={title}>
      <header className={styles['head']}>
        <div className={styles['title']}>
          <h2>{title}</h2>
          {note === undefined ? null : <small>{note}</small>}
        </div>
        <span className={styles['tools']}>
          {tools}
          {figure === undefined ? null : <b>{figure}</b>}
          {hasState ? null : (
            <button
              type="button"
              className={styles['switch']}
              aria-pressed={isTable}
              aria-label={`${title} as a table`}
              title={isTable ? 'Show the chart' : 'Show as a table'}
              onClick={() => setTable(!isTable)}
            >
              {isTable ? <ChartLineIcon aria-hidden /> : <ListIcon aria-hidden />}
            </button>
          )}
        </span>
      </header>
      <div className={styles['body']}>
        {hasState ? state : null}
        {!hasState && isTable ? <OpenTable table={table} height={height} /> : null}
        {hasState || isTable ? null : children}
        {hasState || isTable ? null : foot}
      </div>
    </section>
  );
}

type ChartCardProps = Omit<TableCardProps, 'children'> & Omit<ChartProps, 'children'>;

/** A chart with a table behind it. */
export function ChartCard(props: ChartCardProps) {
  const { label, height, option, group, onPick, table } = props;
  return (
    <TableCard {...props}>
      <Chart
        label={label}
        height={height}
        option={option}
        {...(group !== undefined && { group })}
        {...(onPick !== undefined && { onPick })}
      >
        <ChartTable {...table} />
      </Chart>
    </TableCard>
  );
}

function OpenTable({ table, height }: { readonly table: TableData; readonly height: number | string }) {
  const copy = async () => {
    const isCopied = await copyText(tableText(table), document);
    showToast({
      tone: isCopied ? 'success' : 'error',
      title: isCopied ? `Copied ${table.rows.length} rows` : 'The browser did not allow copying',
    });
  };
  return (
    <div className={styles['table']} style={{ height }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key */}
      <section className={styles['rows']} aria-label={table.caption} tabIndex={0}>
        <ChartTable {...table} />
      </section>
      <div className={styles['foot']}>
        <Button appearance="transparent" onClick={() => void copy()}>
          <CopyIcon aria-hidden /> Copy
        </Button>
        <Button
          appearance="transparent"
          onClick={() => downloadText(tableCsv(table), tableFileName(table.caption, 'csv'), document)}
        >
          <DownloadIcon aria-hidden /> CSV
        </Button>
      </div>
    </div>
  );
}
