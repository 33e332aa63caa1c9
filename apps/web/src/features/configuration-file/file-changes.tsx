import type { importConfigurationFile } from '@meridian/protocol/rest/configuration-calls';
import type { CallResponse } from '@meridian/protocol/rest/rest-call';
import { DiffTable } from '../../components/diff-table.tsx';
import { Tag } from '../../components/tag.tsx';
import styles from './configuration-file.module.css';
import { documentLines } from './document-lines.ts';
import { kindWord } from './file-kinds.ts';

type Imported = CallResponse<typeof importConfigurationFile>;
type FileChange = Imported['changes'][number];

const ACTIONS = {
  created: { word: 'Added', tone: 'accent' },
  updated: { word: 'Changed', tone: 'pending' },
  removed: { word: 'Removed', tone: 'warning' },
} as const;

/** The changes of an import, row by row. */
export function FileChanges({ changes }: { readonly changes: readonly FileChange[] }) {
  if (changes.length === 0) return <p>The file equals the configuration in force. There is nothing to apply.</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <ul className={styles['changes']} aria-label="Changes" tabIndex={0}>
      {changes.map((change) => (
        <li
          key={`${change.kind} ${change.name} ${change.asset_class} ${change.owner_account} ${change.owner_alloc_account}`}
        >
          <p className={styles['changed']}>
            <Tag tone={ACTIONS[change.action].tone}>{ACTIONS[change.action].word}</Tag>
            <b>{change.name}</b> {kindWord(change.kind)}
            <small>
              {[change.owner_alloc_account ?? change.owner_account, change.asset_class].filter(Boolean).join(' · ')}
            </small>
          </p>
          {change.action === 'updated' ? (
            <DiffTable
              label={`${kindWord(change.kind)} ${change.name}`}
              columns={['Now', 'In the file']}
              lines={documentLines(change.before, change.after)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Everything that keeps the file from being applied. */
export function FileFindings({ findings }: { readonly findings: Imported['findings'] }) {
  return (
    <div role="alert" className={styles['problem']}>
      <p>Fix the file first: nothing can be applied.</p>
      <ul>
        {findings.map(({ kind, row, name, message }) => (
          <li key={`${kind} ${row} ${name} ${message}`}>
            <b>{name}</b> {kindWord(kind)}
            {row === null ? '' : `, row ${row}`}: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
