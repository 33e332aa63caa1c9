import { Button } from '@salt-ds/core';
import { CloseIcon } from '@salt-ds/icons';
import type { ReactNode, Ref } from 'react';
import styles from './side-overlay.module.css';
import { useCloseOnEscape } from './use-close-on-escape.ts';
import { useCoversRight } from './use-covers-right.ts';

type SideOverlayProps = {
  readonly title: string;
  /** The part of the screen that stays visible. */
  readonly width: 'narrow' | 'wide';
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Shown after the title. */
  readonly beside?: ReactNode;
  /** Shown before the close button. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Covers the right of the screen without a scrim: the rest stays usable. Escape closes it. */
export function SideOverlay({ title, width, headingRef, beside, actions, onClose, children }: SideOverlayProps) {
  useCloseOnEscape(onClose);
  useCoversRight(width);
  return (
    <aside className={styles['overlay']} aria-label={title} data-width={width}>
      <header className={styles['head']}>
        <h2 ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {beside}
        <span className={styles['gap']} />
        {actions}
        <Button appearance="transparent" aria-label={`Close: ${title}`} title="Close (Esc)" onClick={onClose}>
          <CloseIcon aria-hidden />
        </Button>
      </header>
      {children}
    </aside>
  );
}
