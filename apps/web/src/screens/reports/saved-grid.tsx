import { savedReportsGrid } from '@meridian/domain/columns/saved-reports';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useGridSelection } from '../../components/data-grid/use-grid-state.ts';
import { QuickSearch } from '../../components/quick-search.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { SavedActions } from '../../features/reports/saved-actions.tsx';
import { SAVED_FIELDS, savedCells, savedKey } from '../../features/reports/saved-cells.ts';
import { type Download, type SavedReport, useDownload } from '../../features/reports/use-saved-reports.ts';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { useLocalGrid } from '../../live/grid-context.tsx';
import { BlotterGrid } from '../blotter/blotter-grid.tsx';
import { useBlotter } from '../blotter/use-blotter.ts';
import { useQuickSearch } from '../blotter/use-quick-search.ts';

const { title } = savedReportsGrid;
const NOUN = { one: 'report', many: 'reports' };

type SavedGridProps = {
  readonly reports: readonly SavedReport[];
  /** What stands beside the title: of which schedule, and the way to the others. */
  readonly links: ReactNode;
  readonly onOpen: (location: string) => void;
};

/** Reports that were made, in the desk's own grid, newest first. Opening a row shows the report. */
export function SavedGrid({ reports, links, onOpen }: SavedGridProps) {
  const [search, setSearch] = useQuickSearch();
  const cells = useMemo(() => reports.map(savedCells), [reports]);
  const handle = useLocalGrid(savedReportsGrid, SAVED_FIELDS, cells);
  const blotter = {
    ...useBlotter({ grid: savedReportsGrid, source: null, asset: null, inAddress: 'main' }),
    handle,
  };
  const selected = useGridSelection(handle);
  const download = useDownload((error) =>
    showToast({ tone: 'error', title: 'The report was not downloaded', text: error.message }),
  );
  const withLocation = (key: RowKey, act: (location: string) => void): void => {
    const location = reports.find((report) => savedKey(report) === key)?.report_location ?? null;
    if (location !== null) act(location);
  };
  const downloadAs = (format: Download['format']) => (keys: readonly RowKey[]) => {
    for (const key of keys) withLocation(key, (location) => download.mutate({ location, format }));
  };
  useEffect(() => {
    document.title = `${title} · Meridian`;
  }, []);
  return (
    <BlotterGrid
      label={title}
      blotter={blotter}
      search={search}
      onClearSearch={() => setSearch('')}
      noun={NOUN}
      emptyText="A report appears here when its schedule has run."
      hasStaleNotice={false}
      onOpenRow={(key) => withLocation(key, onOpen)}
      onDownload={(key) => downloadAs('pdf')([key])}
      rowActions={() => [
        { id: 'pdf', label: 'Download PDF', run: downloadAs('pdf') },
        { id: 'csv', label: 'Download CSV', run: downloadAs('csv') },
        { id: 'xlsx', label: 'Download XLSX', run: downloadAs('xlsx') },
      ]}
      toolbar={
        <>
          <ScreenTitle title={title} count={reports.length} />
          {links}
          <QuickSearch hasKey value={search} onChange={setSearch} />
        </>
      }
      toolbarEnd={
        <SavedActions
          selected={reports.filter((report) => selected.has(savedKey(report)))}
          onDownload={(wanted) => download.mutate(wanted)}
          onDeleted={() => handle?.selection.set([])}
        />
      }
      footer={<SavedSummary reports={reports} />}
    />
  );
}

function SavedSummary({ reports }: Pick<SavedGridProps, 'reports'>) {
  const pending = reports.filter((report) => report.pending).length;
  return (
    <>
      <span>{reports.filter(({ isNew }) => isNew).length} new</span>
      {pending === 0 ? null : <span>{pending} being made</span>}
    </>
  );
}
