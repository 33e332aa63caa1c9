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
 * The browser's own modal dialog. It closes and restores the focus in one step, so a command can move the focus right
 * afterwards.
 */
export function Modal({ label, isWide = false, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  // Before the element is removed: a removed dialog does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    // The content covers the dialog, so a click on the dialog itself is on the backdrop.
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
