import { Button } from '@salt-ds/core';
import { CloseIcon } from '@salt-ds/icons';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styles from './side-panel.module.css';

type SidePanelProps = {
  /** Names the panel to screen readers. */
  readonly label: string;
  readonly title: ReactNode;
  /** Quietly below the title. */
  readonly subtitle?: ReactNode;
  /** False when the panel was there from the start, so that nobody asked for it just now. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Beside the screen, which stays live: Escape closes it, and the focus goes back to where it came from. */
export function SidePanel({ label, title, subtitle, takesFocus, onClose, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhileOpen(heading, takesFocus);
  useCloseOnEscape(onClose);
  return (
    <aside className={styles['panel']} aria-label={label}>
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

function useFocusWhileOpen(heading: { readonly current: HTMLElement | null }, takesFocus: boolean): void {
  const isAsked = useEffectEvent(() => takesFocus);
  useEffect(() => {
    const before = document.activeElement;
    if (isAsked()) heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [heading]);
}

function useCloseOnEscape(close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog or a menu over the screen takes its own Escape.
      const isTaken = document.querySelector('dialog[open], [role="dialog"], [role="menu"]') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isTaken) onClose();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
