import type { importConfigurationFile } from '@meridian/protocol/rest/configuration-calls';
import type { CallResponse } from '@meridian/protocol/rest/rest-call';
import styles from './configuration-file.module.css';

type FileChange = CallResponse<typeof importConfigurationFile>['changes'][number];

const KIND_WORDS: Readonly<Record<string, string>> = {
  setting: 'Strategy setting',
  strategy: 'Custom strategy',
  group: 'Strategy group',
  venue_configuration: 'Venue configuration',
  penalty: 'Penalty',
  destination: 'Destination',
  venue: 'Venue',
  broker: 'Broker',
};

const ACTION_WORDS = { created: 'added', updated: 'changed', removed: 'removed' } as const;

/** What an import would do, row by row. */
export function FileChanges({ changes }: { readonly changes: readonly FileChange[] }) {
  if (changes.length === 0) return <p>The file says the same as the configuration now. There is nothing to apply.</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <ul className={styles['changes']} aria-label="Changes" tabIndex={0}>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.name} ${change.asset_class} ${change.owner_account}`}>
          <b>
            {KIND_WORDS[change.kind] ?? change.kind} {change.name} {ACTION_WORDS[change.action]}
          </b>
          {change.action === 'updated' ? <Difference change={change} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Difference({ change: { before, after } }: { readonly change: FileChange }) {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const lines = [...fields].flatMap((field) => {
    const [was, is] = [JSON.stringify(before?.[field]), JSON.stringify(after?.[field])];
    return was === is ? [] : [{ field, was: was ?? 'nothing', is: is ?? 'nothing' }];
  });
  return lines.map(({ field, was, is }) => (
    <span key={field} className={styles['difference']}>
      {field} <s>{was}</s> → {is}
    </span>
  ));
}
