import { groupVersions } from '@meridian/protocol/rest/strategy-group-calls';
import type { CallResponse } from '@meridian/protocol/rest/rest-call';
import { Button } from '@salt-ds/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { failedCall, orThrow } from '../../api/call-failed.ts';
import { CompareVersions } from '../../components/compare-versions.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { VersionList } from '../../components/version-list.tsx';
import { dateAndTime } from '../../lib/time-text.ts';
import { changesText, groupChanges, groupLines } from './group-diff.ts';
import styles from './strategy-groups.module.css';
import { GROUPS_KEY } from './use-groups.ts';

export type GroupVersion = CallResponse<typeof groupVersions>[number];

type GroupVersionsProps = {
  readonly id: number;
  readonly version: number;
  readonly mayRestore: boolean;
  readonly onRestore: (version: GroupVersion) => void;
};

/** Compares any two versions and lists each with its changes. An older one can be restored. */
export function GroupVersions({ id, version, mayRestore, onRestore }: GroupVersionsProps) {
  const api = useApi();
  const query = useQuery({
    queryKey: [...GROUPS_KEY, 'versions', id, version],
    queryFn: async ({ signal }) =>
      orThrow(groupVersions, await api.callMain(groupVersions, { query: { id }, signal })).value,
  });
  const versions = query.data;
  if (versions === undefined) {
    if (query.error === null) return <LoadingState label="Loading versions" />;
    const { error } = query;
    return <ErrorState title={error.message} source={failedCall(error) ?? ''} onRetry={() => void query.refetch()} />;
  }
  const groupAt = (wanted: number) => versions.find(({ group }) => group.version === wanted)?.group ?? null;
  return (
    <div className={styles['versions']}>
      {versions.length < 2 ? null : (
        <CompareVersions
          key={version}
          versions={versions.map(({ group }) => group.version)}
          linesOf={(from, to) => groupLines(groupAt(from), groupAt(to))}
        />
      )}
      <VersionList
        label="Versions"
        items={versions.map((one, index) => ({
          key: String(one.group.version),
          name: `v${one.group.version}`,
          mark: index === 0 ? 'in force' : null,
          time: dateAndTime(one.saved_ms).slice(0, 16),
          what: whatText(one, versions[index + 1] ?? null),
          people: [one.saved_by_email ?? 'First configuration', ...(one.note === '' ? [] : [`“${one.note}”`])].join(
            ' · ',
          ),
          action:
            index === 0 || !mayRestore ? null : (
              <Button appearance="bordered" onClick={() => onRestore(one)}>
                Restore<span className="salt-visuallyHidden"> version {one.group.version}</span>
              </Button>
            ),
        }))}
      />
    </div>
  );
}

function whatText(one: GroupVersion, before: GroupVersion | null): string {
  if (before === null) return 'First version';
  if (before.group.learning !== one.group.learning) return 'Learning was reset';
  return changesText(groupChanges(before.group, one.group));
}
