import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { type AnchorBox, popoverPlace } from './popover-place.ts';
import styles from './popover.module.css';

type PopoverProps = {
  /** Its name. A panel with a heading gives the heading's id instead. */
  readonly label?: string;
  readonly labelledBy?: string;
  /** The anchor. The popover stays inside the window. */
  readonly anchor: AnchorBox;
  /** The button that opens and closes it. A press there does not close it a second time. */
  readonly opener?: RefObject<HTMLElement | null>;
  /** Its contents set the width and the padding. */
  readonly isBare?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const FOCUSABLE =
  'input:not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), a[href], [tabindex="0"]';

/** A small panel over the page: takes focus, keeps Tab inside, closes on Escape and on a press elsewhere. */
export function Popover({ label, labelledBy, anchor, opener, isBare = false, onClose, children }: PopoverProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const isInside = useEffectEvent(
    (node: Node) => panel.current?.contains(node) === true || opener?.current?.contains(node) === true,
  );

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

  const giveBackFocus = useEffectEvent((before: Element | null) => {
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
    (isThere ? before : opener?.current)?.focus({ preventScroll: true });
  });

  useEffect(() => {
    const before = document.activeElement;
    const element = panel.current;
    (element?.querySelector<HTMLElement>(FOCUSABLE) ?? element)?.focus({ preventScroll: true });
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !isInside(event.target)) close();
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
      giveBackFocus(before);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // Typing here must not trigger the page's shortcuts.
    event.stopPropagation();
    if (event.key === 'Tab' && panel.current !== null && wrapFocus(panel.current, event.shiftKey))
      event.preventDefault();
  };

  return createPortal(
    <dialog
      open
      ref={panel}
      className={styles['popover']}
      data-bare={isBare ? '' : undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
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
