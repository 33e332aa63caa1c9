import { Button } from '@salt-ds/core';
import { CsvIcon, DeleteIcon, PdfIcon, XlsIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { type Download, type SavedReport, useDeleteReports } from './use-saved-reports.ts';

const FORMATS = [
  { format: 'pdf', label: 'PDF', Icon: PdfIcon },
  { format: 'csv', label: 'CSV', Icon: CsvIcon },
  { format: 'xlsx', label: 'XLSX', Icon: XlsIcon },
] as const satisfies readonly { readonly format: Download['format']; readonly [key: string]: unknown }[];

type SavedActionsProps = {
  readonly selected: readonly SavedReport[];
  readonly onDownload: (download: Download) => void;
  readonly onDeleted: () => void;
};

function locationsOf(reports: readonly SavedReport[]): readonly string[] {
  return reports.flatMap(({ report_location }) => report_location ?? []);
}

/** What can be done with the selected reports. One that is being made has nothing to download or delete. */
export function SavedActions({ selected, onDownload, onDeleted }: SavedActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const locations = locationsOf(selected);
  if (locations.length === 0) return null;
  return (
    <>
      {FORMATS.map(({ format, label, Icon }) => (
        <Button
          key={format}
          appearance="bordered"
          onClick={() => {
            for (const location of locations) onDownload({ location, format });
          }}
        >
          <Icon aria-hidden /> {label}
        </Button>
      ))}
      <Button appearance="bordered" onClick={() => setAsking(true)}>
        <DeleteIcon aria-hidden /> Delete
      </Button>
      {isAsking ? (
        <DeleteQuestion
          reports={selected.filter(({ report_location }) => report_location !== null)}
          onClose={() => setAsking(false)}
          onDeleted={() => {
            setAsking(false);
            onDeleted();
          }}
        />
      ) : null}
    </>
  );
}

type DeleteQuestionProps = {
  readonly reports: readonly SavedReport[];
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

function DeleteQuestion({ reports, onClose, onDeleted }: DeleteQuestionProps) {
  const remove = useDeleteReports(onDeleted);
  const what = reports.length === 1 ? '1 report' : `${reports.length} reports`;
  return (
    <ConfirmDialog
      isOpen
      title={`Delete ${what}?`}
      confirmLabel={`Delete ${what}`}
      cancelLabel="Go back"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(locationsOf(reports))}
      onCancel={onClose}
    >
      <p>{`${reports.map(({ report_name, period }) => `${report_name}, ${period}`).join('; ')}. They are deleted for good.`}</p>
      {remove.error === null ? null : <p role="alert">{remove.error.message}</p>}
    </ConfirmDialog>
  );
}
