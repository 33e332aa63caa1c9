import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { keepCaret } from '../../lib/keep-caret.ts';
import styles from './command-palette.module.css';

type ModalProps = {
  readonly label: string;
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * The browser's own modal dialog: it closes and gives focus back in one step, so a command that moves focus afterwards
 * is not overruled by a closing animation.
 */
export function Modal({ label, isWide = false, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  // Before the element leaves the page: a dialog that is gone no longer gives focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    // The dialog's own box is covered by its content, so a click that reaches it fell on the backdrop.
    const onPointerDown = (event: PointerEvent) => {
      if (event.target === element) close();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('pointerdown', onPointerDown);
    const goOn = keepCaret();
    element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('pointerdown', onPointerDown);
      element.close();
      queueMicrotask(goOn);
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles.modal} data-wide={isWide} aria-label={label}>
      {children}
    </dialog>
  );
}
