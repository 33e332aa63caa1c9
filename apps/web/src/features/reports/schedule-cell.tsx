import { type Column, columnAlign } from '@meridian/domain/columns/column';
import { Button } from '@salt-ds/core';
import { PdfIcon } from '@salt-ds/icons';
import { Link } from 'react-router';
import { Tag } from '../../components/tag.tsx';
import { SHOWN_ZONE } from '../../lib/time-text.ts';
import styles from './reports-table.module.css';
import { scheduleCellText } from './schedule-cells.ts';
import type { Schedule } from './use-schedules.ts';

type ScheduleCellProps = {
  readonly column: Column;
  readonly row: Schedule;
  readonly onDownload: (location: string) => void;
};

export function ScheduleCell({ column, row, onDownload }: ScheduleCellProps) {
  const text = scheduleCellText(column.id, row, SHOWN_ZONE);
  if (column.kind === 'report-status') {
    return (
      <td data-pinned="true">
        {row.is_enabled ? null : <Tag>Inactive</Tag>} <span className={styles['type']}>{text}</span>
      </td>
    );
  }
  if (column.kind === 'report-name') return <NameCell row={row} />;
  if (column.kind === 'download') {
    return (
      <td>
        <DownloadLatest row={row} onDownload={onDownload} />
      </td>
    );
  }
  return (
    <td data-align={columnAlign(column)} title={text}>
      {text}
    </td>
  );
}

/** A dot and bold letters until its reports are opened. */
function NameCell({ row }: Pick<ScheduleCellProps, 'row'>) {
  return (
    <th scope="row" title={row.report_name}>
      <span className={styles['dot']} data-new={row.isNew} aria-hidden="true" />
      {row.isNew ? <span className="salt-visuallyHidden">New: </span> : null}
      <Link className={styles['name']} data-new={row.isNew} to={`/reports/saved?schedule=${row.schedule_id}`}>
        {row.report_name}
      </Link>
    </th>
  );
}

function DownloadLatest({ row, onDownload }: Pick<ScheduleCellProps, 'row' | 'onDownload'>) {
  const { download_latest: location, report_name: name } = row;
  return (
    <Button
      appearance="bordered"
      className={styles['pdf'] ?? ''}
      disabled={location === null}
      aria-label={location === null ? `${name} has no report yet` : `Download the latest PDF of ${name}`}
      onClick={() => (location === null ? undefined : onDownload(location))}
    >
      <PdfIcon aria-hidden /> PDF
    </Button>
  );
}
