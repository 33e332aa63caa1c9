import styles from './bulk-progress.module.css';

type BulkProgressProps = {
  readonly phase: 'sending' | 'doubtful';
  readonly done: number;
  readonly total: number;
};

/** The progress of a command on many orders. While the answer is open it says that nothing is sent twice. */
export function BulkProgress({ phase, done, total }: BulkProgressProps) {
  const count = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
  const text =
    phase === 'doubtful' ? 'Network error: asking for the outcome. Nothing is sent twice.' : `${count} answered`;
  return (
    <div className={styles['progress']} data-phase={phase}>
      <output>{text}</output>
      <progress aria-label="Orders answered" max={total} value={done} />
    </div>
  );
}
