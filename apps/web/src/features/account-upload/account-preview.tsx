import type { uploadAccounts } from '@meridian/protocol/rest/account-calls';
import type { CallResponse } from '@meridian/protocol/rest/rest-call';
import { Tag } from '../../components/tag.tsx';
import styles from './account-preview.module.css';

type Outcome = CallResponse<typeof uploadAccounts>;

type AccountPreviewProps = { readonly outcome: Outcome | null; readonly failure: Error | null };

const ACTIONS = { added: 'New', renamed: 'Renamed', kept: 'Client only: no account changes' } as const;

/** The lines to fix, or the changes of each line. */
export function AccountPreview({ outcome, failure }: AccountPreviewProps) {
  if (failure !== null) {
    return (
      <p role="alert" className={styles.failure}>
        {failure.message}
      </p>
    );
  }
  if (outcome === null) return null;
  if (outcome.findings.length > 0) return <Findings findings={outcome.findings} />;
  if (outcome.changes.length === 0) return <output>The desk has all these accounts already.</output>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.changes} aria-label="Preview">
        <thead>
          <tr>
            {['Line', 'Account', 'Allocation account', 'Client name', 'Result'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outcome.changes.map(({ line, account, alloc_account, custom_client_name, action, before }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>{account}</td>
              <th scope="row">{alloc_account}</th>
              <td>
                {before === null ? null : <s>{before}</s>} {custom_client_name}
              </td>
              <td>
                <Tag tone={action === 'added' ? 'accent' : 'pending'}>{ACTIONS[action]}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Findings({ findings }: { readonly findings: Outcome['findings'] }) {
  return (
    <div role="alert" className={styles.scroll}>
      <p className={styles.failure}>Fix these lines first. Nothing was imported.</p>
      <ul>
        {findings.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            {line === null ? null : <b>Line {line}: </b>}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
