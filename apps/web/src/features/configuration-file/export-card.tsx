import { Button } from '@salt-ds/core';
import { DownloadIcon } from '@salt-ds/icons';
import { downloadJson } from '../../components/data-grid/control/copy-text.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import styles from './configuration-file.module.css';
import { kindLabel } from './file-kinds.ts';
import { fileText, useConfigurationCounts, useExport } from './use-configuration-file.ts';

const FILE_NAME = 'meridian-configuration.json';

/** The number of rows of each kind in the file, and the download. */
export function ExportCard() {
  const query = useConfigurationCounts();
  const exported = useExport();
  const download = () =>
    exported.mutate(undefined, { onSuccess: (file) => downloadJson(fileText(file), FILE_NAME, document) });
  return (
    <section className={styles['card']} aria-label="Export">
      <h2>Export</h2>
      <p>The whole configuration in one file. Keep it in version control, or import it on another installation.</p>
      {query.data === undefined ? (
        query.error === null ? (
          <LoadingState label="Loading configuration" />
        ) : (
          <ErrorState title={query.error.message} onRetry={() => void query.refetch()} />
        )
      ) : (
        <FactList
          label="In the file"
          facts={query.data.map(({ kind, rows }) => ({ name: kindLabel(kind), value: rows }))}
        />
      )}
      <Button appearance="bordered" disabled={exported.isPending} onClick={download}>
        <DownloadIcon aria-hidden /> Download configuration
      </Button>
      {exported.error === null ? null : (
        <p className={styles['problem']} role="alert">
          {exported.error.message}
        </p>
      )}
    </section>
  );
}
