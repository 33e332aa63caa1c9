import { Button } from '@salt-ds/core';
import { CloseIcon } from '@salt-ds/icons';
import { type ReactNode, useRef } from 'react';
import styles from './side-panel.module.css';
import { useCloseOnEscape } from './use-close-on-escape.ts';
import { useCoversRight } from './use-covers-right.ts';
import { useFocusWhileOpen } from './use-focus-while-open.ts';

type SidePanelProps = {
  /** Names the panel to screen readers. */
  readonly label: string;
  readonly title: ReactNode;
  /** Dimmed, below the title. */
  readonly subtitle?: ReactNode;
  /** False when the panel was open from the start: nobody has just asked for it. */
  readonly takesFocus: boolean;
  /** True for a panel that holds a list and a form. */
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Opens beside the screen, which stays usable. Escape closes it and returns the focus. */
export function SidePanel({ label, title, subtitle, takesFocus, isWide = false, onClose, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhileOpen(heading, takesFocus);
  useCloseOnEscape(onClose);
  useCoversRight(isWide ? 'list' : null);
  return (
    <aside className={styles['panel']} aria-label={label} data-wide={isWide ? '' : undefined}>
      <header className={styles['head']}>
        <div className={styles['words']}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {subtitle === undefined ? null : <p>{subtitle}</p>}
        </div>
        <Button appearance="transparent" aria-label="Close" title="Close" onClick={onClose}>
          <CloseIcon aria-hidden />
        </Button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key */}
      <section className={styles['body']} aria-label="Values" tabIndex={0}>
        {children}
      </section>
    </aside>
  );
}
