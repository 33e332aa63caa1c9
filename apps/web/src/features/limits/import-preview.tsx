import type { ImportedLimits } from '@meridian/protocol/rest/limit-calls';
import styles from './import-limits.module.css';
import { fieldChanges } from './limit-text.ts';

type ImportPreviewProps = { readonly outcome: ImportedLimits | null; readonly failure: Error | null };

const HEADS: Readonly<Partial<Record<ImportedLimits['outcome'], string>>> = {
  refused: 'Fix these lines first: nothing was imported.',
  partly: 'Another user changed these accounts meanwhile. Their lines were not imported; all others were.',
};

/** The result of a preview: the lines to fix, or the changes of each line. */
export function ImportPreview({ outcome, failure }: ImportPreviewProps) {
  if (failure !== null) {
    return (
      <p role="alert" className={styles.failure}>
        {failure.message}
      </p>
    );
  }
  if (outcome === null) return null;
  if (outcome.outcome === 'unchanged') return <output>No changes: the file has the same limits.</output>;
  const head = HEADS[outcome.outcome];
  return head === undefined ? <Lines lines={outcome.lines} /> : <Findings head={head} outcome={outcome} />;
}

function Findings({ head, outcome }: { readonly head: string; readonly outcome: ImportedLimits }) {
  return (
    <div role="alert" className={styles.outcome}>
      <p className={styles.failure}>{head}</p>
      <ul>
        {outcome.findings.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            {line === null ? null : <b>Line {line}</b>} {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Lines({ lines }: { readonly lines: ImportedLimits['lines'] }) {
  return (
    <output className={styles.outcome}>
      <ul>
        {lines.map(({ line, account, alloc_account, before, after, waits }) => (
          <li key={line}>
            <b>
              Line {line}: {alloc_account ?? account}
            </b>{' '}
            {fieldChanges(before, after)
              .map((each) => `${each.label} ${each.before === null ? '' : `${each.before} → `}${each.after}`)
              .join(', ')}
            {waits ? <span className={styles.waits}> ◐ the increase waits for approval</span> : null}
          </li>
        ))}
      </ul>
    </output>
  );
}
