import { reportTypeText } from '@meridian/domain/report-text';
import { Button } from '@salt-ds/core';
import { CsvIcon, DeleteIcon, PdfIcon, XlsIcon } from '@salt-ds/icons';
import { Tag } from '../../components/tag.tsx';
import { dateAndTime } from '../../lib/time-text.ts';
import styles from './reports-table.module.css';
import type { Download, SavedReport } from './use-saved-reports.ts';

type SavedTableProps = {
  readonly reports: readonly SavedReport[];
  readonly hrefOf: (location: string) => string;
  readonly onOpen: (location: string) => void;
  readonly onDownload: (download: Download) => void;
  readonly onDelete: (report: SavedReport) => void;
};

/** Reports that were made, newest first. */
export function SavedTable({ reports, hrefOf, onOpen, onDownload, onDelete }: SavedTableProps) {
  return (
    <table className={styles['table']} style={{ width: '100%', minWidth: 900 }}>
      <caption className="salt-visuallyHidden">Saved reports</caption>
      <thead>
        <tr>
          <th scope="col">Generated</th>
          <th scope="col">Report name</th>
          <th scope="col">Report type</th>
          <th scope="col">Period</th>
          <th scope="col">Download</th>
        </tr>
      </thead>
      <tbody>
        {reports.map((report) => (
          <tr key={report.report_location ?? `run-${report.run_id}`}>
            <td>{report.generation_time === null ? '-' : dateAndTime(report.generation_time)}</td>
            <th scope="row">
              <ReportName report={report} hrefOf={hrefOf} onOpen={onOpen} />
            </th>
            <td>{reportTypeText(report.report_type)}</td>
            <td>{report.period}</td>
            <td>
              <RowButtons report={report} onDownload={onDownload} onDelete={onDelete} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ReportName({
  report,
  hrefOf,
  onOpen,
}: Pick<SavedTableProps, 'hrefOf' | 'onOpen'> & { readonly report: SavedReport }) {
  const { report_location: location, isNew, report_name: name } = report;
  if (location === null) {
    return (
      <>
        {name} <Tag tone="pending">Being made</Tag>
      </>
    );
  }
  return (
    <>
      <span className={styles['dot']} data-new={isNew} aria-hidden="true" />
      {isNew ? <span className="salt-visuallyHidden">New: </span> : null}
      <a
        className={styles['name']}
        data-new={isNew}
        href={hrefOf(location)}
        onClick={(event) => {
          event.preventDefault();
          onOpen(location);
        }}
      >
        {name}
      </a>
    </>
  );
}

type RowButtonsProps = Pick<SavedTableProps, 'onDownload' | 'onDelete'> & { readonly report: SavedReport };

function RowButtons({ report, onDownload, onDelete }: RowButtonsProps) {
  const { report_location: location, report_name: name, period } = report;
  if (location === null) return null;
  return (
    <span className={styles['rowButtons']}>
      <Button
        appearance="bordered"
        className={styles['pdf'] ?? ''}
        aria-label={`Download ${name}, ${period} as PDF`}
        onClick={() => onDownload({ location, format: 'pdf' })}
      >
        <PdfIcon aria-hidden /> PDF
      </Button>
      <Button
        appearance="bordered"
        className={styles['pdf'] ?? ''}
        aria-label={`Download ${name}, ${period} as CSV`}
        onClick={() => onDownload({ location, format: 'csv' })}
      >
        <CsvIcon aria-hidden /> CSV
      </Button>
      <Button
        appearance="bordered"
        className={styles['pdf'] ?? ''}
        aria-label={`Download ${name}, ${period} as XLSX`}
        onClick={() => onDownload({ location, format: 'xlsx' })}
      >
        <XlsIcon aria-hidden /> XLSX
      </Button>
      <Button
        appearance="transparent"
        className={styles['pdf'] ?? ''}
        aria-label={`Delete ${name}, ${period}`}
        onClick={() => onDelete(report)}
      >
        <DeleteIcon aria-hidden />
      </Button>
    </span>
  );
}
