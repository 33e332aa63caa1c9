import { groupVersions } from '@meridian/protocol/rest/strategy-group-calls';
import type { CallResponse } from '@meridian/protocol/rest/rest-call';
import { Button } from '@salt-ds/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { ChangeList } from './change-list.tsx';
import { groupChanges } from './group-diff.ts';
import versionsCss from './versions.module.css';
import { GROUPS_KEY } from './use-groups.ts';

export type GroupVersion = CallResponse<typeof groupVersions>[number];

const ACTIONS = { created: 'Created', updated: 'Saved', removed: 'Removed' } as const;

type GroupVersionsProps = {
  readonly id: number;
  readonly version: number;
  readonly mayRestore: boolean;
  readonly onRestore: (version: GroupVersion) => void;
};

/** Every version with what it changed, newest first; an older one can be taken up again as a new one. */
export function GroupVersions({ id, version, mayRestore, onRestore }: GroupVersionsProps) {
  const api = useApi();
  const query = useQuery({
    queryKey: [...GROUPS_KEY, 'versions', id, version],
    queryFn: async ({ signal }) =>
      orThrow(groupVersions, await api.callMain(groupVersions, { query: { id }, signal })).value,
  });
  if (query.error !== null) {
    return (
      <ErrorState
        title={query.error.message}
        source="GET /strategies/get_group_versions"
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data === undefined) return <LoadingState label="Loading versions" />;
  const versions = query.data;
  return (
    <ol className={versionsCss['versions']} aria-label="Versions">
      {versions.map((one, index) => (
        <li key={one.group.version}>
          <header>
            <b>Version {one.group.version}</b>
            <span>
              {ACTIONS[one.action]} by {one.saved_by_email ?? 'the desk’s first set-up'}
            </span>
            <time dateTime={new Date(one.saved_ms).toISOString()}>
              {new Date(one.saved_ms).toLocaleString('en-GB')}
            </time>
            {index > 0 && mayRestore ? (
              <Button appearance="bordered" onClick={() => onRestore(one)}>
                Restore version {one.group.version}
              </Button>
            ) : null}
          </header>
          {one.note === '' ? null : <p className={versionsCss['note']}>{one.note}</p>}
          <Changed one={one} before={versions[index + 1] ?? null} />
        </li>
      ))}
    </ol>
  );
}

function Changed({ one, before }: { readonly one: GroupVersion; readonly before: GroupVersion | null }) {
  const changes = groupChanges(before?.group ?? null, one.group);
  const isReset = before !== null && before.group.learning !== one.group.learning;
  if (isReset) return <p className={versionsCss['note']}>Learning was reset.</p>;
  return changes.length === 0 ? (
    <p className={versionsCss['note']}>Nothing changed.</p>
  ) : (
    <ChangeList changes={changes} />
  );
}
