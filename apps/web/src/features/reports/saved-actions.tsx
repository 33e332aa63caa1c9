import { Button } from '@salt-ds/core';
import { CsvIcon, DeleteIcon, PdfIcon, XlsIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { DeleteQuestion } from './delete-question.tsx';
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
        <ReportsQuestion
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

type QuestionProps = {
  readonly reports: readonly SavedReport[];
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

function ReportsQuestion({ reports, onClose, onDeleted }: QuestionProps) {
  const remove = useDeleteReports(onDeleted);
  const names = reports.map(({ report_name, period }) => `${report_name}, ${period}`).join('; ');
  return (
    <DeleteQuestion
      what={reports.length === 1 ? '1 report' : `${reports.length} reports`}
      detail={`${names}. ${reports.length === 1 ? 'It is' : 'They are'} deleted for good.`}
      deletion={remove}
      onConfirm={() => remove.mutate(locationsOf(reports))}
      onClose={onClose}
    />
  );
}
