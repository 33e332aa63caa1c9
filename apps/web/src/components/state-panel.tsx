import type { ReactNode } from 'react';
import styles from './state-panel.module.css';

type StatePanelProps = {
  readonly title: string;
  readonly detail?: ReactNode;
  /** The failed call and its time, for support. */
  readonly source?: string | undefined;
  readonly icon?: ReactNode;
  readonly tone?: 'neutral' | 'negative';
  /** A screen is what a frame leaves below its toolbar, a page is the whole window. */
  readonly fill?: 'panel' | 'screen' | 'page';
  readonly actions?: ReactNode;
  /** Why there is a message and no content. */
  readonly standsFor?: 'nothing' | 'error';
  /** An alert interrupts a screen reader, a status waits for its pause. */
  readonly announce?: 'assertive' | 'polite';
};

/** One centred message with its next step. The empty, error and not-permitted states share it. */
export function StatePanel(props: StatePanelProps) {
  return (
    <div
      className={styles.panel}
      data-fill={props.fill ?? 'panel'}
      data-stands-for={props.standsFor}
      aria-live={props.announce}
    >
      {props.icon === undefined ? null : (
        <span className={styles.icon} data-tone={props.tone ?? 'neutral'} aria-hidden="true">
          {props.icon}
        </span>
      )}
      <p className={styles.title}>{props.title}</p>
      {props.detail === undefined ? null : <p className={styles.detail}>{props.detail}</p>}
      {props.source === undefined ? null : <p className={styles.source}>{props.source}</p>}
      {props.actions === undefined ? null : <div className={styles.actions}>{props.actions}</div>}
    </div>
  );
}
