import type { FirstStepId } from '@meridian/domain/first-steps/first-steps';
import type { FirstStepRow } from '@meridian/protocol/rest/first-steps-calls';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusGlyph } from '../../components/status-glyph.tsx';
import styles from './first-steps.module.css';

type FirstStepListProps = {
  readonly steps: readonly FirstStepRow[];
  /** Buttons of other features that do a step here and now. */
  readonly actionsOf: (id: FirstStepId) => ReactNode;
};

/** The steps in the order in which one builds upon another. */
export function FirstStepList({ steps, actionsOf }: FirstStepListProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <Step key={step.id} step={step} count={index + 1} actions={actionsOf(step.id)} />
      ))}
    </ol>
  );
}

type StepProps = { readonly step: FirstStepRow; readonly count: number; readonly actions: ReactNode };

function Step({ step: { title, is_done, found, missing, page, command }, count, actions }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <div className={styles.body}>
        <h2>
          {title}
          <span className={styles.state} data-done={is_done}>
            <StatusGlyph tone={is_done ? 'good' : 'warning'} />
            {is_done ? 'Done' : 'Missing'}
          </span>
        </h2>
        <p className={styles.found}>{found}</p>
        {missing === null ? null : <p className={styles.missing}>{missing}</p>}
        {command === null ? null : (
          <p className={styles.command}>
            On the command line: <code>{command}</code>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {actions}
        <Link className={styles.link} to={page.path}>
          Open {page.label}
        </Link>
      </div>
    </li>
  );
}
