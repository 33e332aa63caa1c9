import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type AnchorBox, popoverPlace } from './popover-place.ts';
import styles from './popover.module.css';

type PopoverProps = {
  readonly label: string;
  /** The anchor. The popover stays inside the window. */
  readonly anchor: AnchorBox;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const FOCUSABLE = 'input:not([disabled]), button:not([disabled]), [tabindex="0"]';

/** A small panel over the grid: takes focus, keeps Tab inside, closes on Escape and on a press elsewhere. */
export function Popover({ label, anchor, onClose, children }: PopoverProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const place = () => {
      const { x, y } = popoverPlace(anchor, element.getBoundingClientRect(), {
        width: window.innerWidth,
        height: window.innerHeight,
      });
      element.style.transform = `translate(${x}px, ${y}px)`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, [anchor]);

  useEffect(() => {
    const before = document.activeElement;
    const element = panel.current;
    (element?.querySelector<HTMLElement>(FOCUSABLE) ?? element)?.focus({ preventScroll: true });
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && element?.contains(event.target) !== true) close();
    };
    // Wherever the focus is: a control that was removed may have had it.
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('pointerdown', onPress, { capture: true });
    document.addEventListener('keydown', onEscape, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onPress, { capture: true });
      document.removeEventListener('keydown', onEscape, { capture: true });
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // Typing here must not trigger the page's shortcuts.
    event.stopPropagation();
    if (event.key === 'Tab' && panel.current !== null && wrapFocus(panel.current, event.shiftKey))
      event.preventDefault();
  };

  return createPortal(
    <dialog open ref={panel} className={styles['popover']} aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </dialog>,
    document.body,
  );
}

/** True when the focus wrapped around. */
function wrapFocus(panel: HTMLElement, isBack: boolean): boolean {
  const stops = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.tabIndex >= 0);
  const edge = isBack ? stops[0] : stops.at(-1);
  if (edge === undefined || (document.activeElement !== edge && document.activeElement !== panel)) return false;
  (isBack ? stops.at(-1) : stops[0])?.focus();
  return true;
}
