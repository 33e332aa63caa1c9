import { changeSummary, diffSettings } from '@meridian/domain/strategy-settings/diff-settings';
import type { SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import type { SettingsHistory, SettingsRow } from '@meridian/protocol/rest/strategy-settings-schemas';
import { Button } from '@salt-ds/core';
import { CompareVersions } from '../../components/compare-versions.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { VersionList } from '../../components/version-list.tsx';
import { toDiffLines } from './change-card.tsx';
import { ComparedFigures } from './compared-figures.tsx';
import { dateAndMinute } from '../../lib/time-text.ts';
import { versionOrders } from './past-orders.tsx';
import styles from './strategy-settings.module.css';
import { useFigures } from './use-figures.ts';
import { useVersions } from './use-settings.ts';

type VersionCardProps = {
  readonly version: SettingsVersion;
  readonly row: SettingsRow;
  readonly mayRestore: boolean;
  readonly isComparing: boolean;
  readonly onCompare: (isComparing: boolean) => void;
  readonly onRestore: (version: number) => void;
};

/** All versions of a setting, a comparison of any two, and the button to restore one. */
export function VersionCard({ version, row, mayRestore, isComparing, onCompare, onRestore }: VersionCardProps) {
  const query = useVersions({ version, id: row.id, at: row.version });
  const figures = useFigures({ version, id: row.id, at: row.version });
  const versions = query.data;
  if (query.error !== null && versions === undefined) {
    return <ErrorState title={query.error.message} onRetry={() => void query.refetch()} />;
  }
  if (versions === undefined) return <LoadingState label="Loading versions" />;
  const at = (wanted: number) => versions.find((one) => one.version === wanted) ?? null;
  return (
    <section className={styles.card} aria-label="Versions">
      <h2>
        Versions <small>{versions.length}</small>
        <span className={styles.quiet}>orders in 30 trading days</span>
        {versions.length < 2 ? null : (
          <Button appearance="bordered" aria-pressed={isComparing} onClick={() => onCompare(!isComparing)}>
            Compare <kbd>D</kbd>
          </Button>
        )}
      </h2>
      {isComparing && versions.length > 1 ? (
        <CompareVersions
          versions={versions.map((one) => one.version)}
          linesOf={(from, to) => toDiffLines(diffSettings(version, at(from), at(to)))}
          renderNote={(before, after) => <TwoVersions version={version} row={row} before={before} after={after} />}
        />
      ) : null}
      <VersionList
        label="Versions"
        items={versions.map((one, place) => {
          const before = versions[place + 1] ?? null;
          const isCurrent = one.version === row.version;
          return {
            key: String(one.version),
            name: `v${one.version}`,
            mark: isCurrent ? 'in force' : null,
            time: dateAndMinute(one.saved_ms),
            what: before === null ? 'First version' : changeSummary(diffSettings(version, before, one)),
            people: peopleText(one),
            figure: versionOrders(figures.data, one.version),
            action:
              isCurrent || !mayRestore ? null : (
                <Button appearance="bordered" onClick={() => onRestore(one.version)}>
                  Restore<span className="salt-visuallyHidden"> version {one.version}</span>
                </Button>
              ),
          };
        })}
      />
    </section>
  );
}

type TwoVersionsProps = Pick<VersionCardProps, 'version' | 'row'> & { readonly before: number; readonly after: number };

function TwoVersions({ version, row, before, after }: TwoVersionsProps) {
  const { data, error } = useFigures({ version, id: row.id, at: row.version, compared: { before, after } });
  return <ComparedFigures figures={data} error={error} />;
}

function peopleText({ saved_by, approved_by, note }: SettingsHistory): string {
  const parts = [saved_by ?? 'The desk', ...(approved_by === null ? [] : [`approved by ${approved_by}`])];
  return [...parts, ...(note === '' ? [] : [`“${note}”`])].join(' · ');
}
