import { type ReactNode, useEffect } from 'react';
import styles from './screen-frame.module.css';

type ScreenFrameProps = {
  readonly title: string;
  /** Beside the title: how many rows there are. */
  readonly count?: number | null;
  /** Controls after the title. */
  readonly toolbar?: ReactNode;
  /** Buttons at the far end of the toolbar. */
  readonly actions?: ReactNode;
  readonly statusBar?: ReactNode;
  /** True for a screen with a single message. */
  readonly isCentred?: boolean;
  readonly children: ReactNode;
};

/** The frame of a screen: toolbar with its name, content, status bar. Sets the tab title and takes the focus on opening. */
export function ScreenFrame(props: ScreenFrameProps) {
  const { title, count = null, toolbar, actions, statusBar, isCentred = false, children } = props;
  useEffect(() => {
    document.title = `${title} · Meridian`;
  }, [title]);
  return (
    <div className={styles.screen}>
      <div className={styles.toolbar}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {count === null ? null : <span className={styles.count}>{count.toLocaleString('en-US')}</span>}
        {toolbar}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.content} data-centred={isCentred}>
        {children}
      </div>
      {statusBar === undefined ? null : <div className={styles.status}>{statusBar}</div>}
    </div>
  );
}
