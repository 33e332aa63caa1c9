import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type HintSide, hintPlace } from './hint-place.ts';
import styles from './hint.module.css';

type HintProps = {
  readonly text: string;
  readonly side: HintSide;
  readonly isOff?: boolean;
  /** One element. */
  readonly children: ReactNode;
};

const OPEN_AFTER_MS = 300;
/** Time to reach the hint itself with the pointer. */
const CLOSE_AFTER_MS = 100;

/** A word about an element, on hover and on keyboard focus. Escape takes it away. */
export function Hint({ text, side, isOff = false, children }: HintProps) {
  const home = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const set = (isWanted: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(isWanted), afterMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // Events of the hint arrive here too: it is drawn elsewhere, but it is a child.
  return (
    <span
      ref={home}
      className={styles['home']}
      onPointerOver={({ pointerType }) => pointerType === 'mouse' && set(true, OPEN_AFTER_MS)}
      onPointerOut={() => set(false, CLOSE_AFTER_MS)}
      onPointerDown={() => set(false, 0)}
      onFocus={({ target }) => target.matches(':focus-visible') && set(true, 0)}
      onBlur={() => set(false, 0)}
    >
      {children}
      {isOpen && !isOff ? <HintCard text={text} side={side} home={home} onClose={() => set(false, 0)} /> : null}
    </span>
  );
}

type HintCardProps = Pick<HintProps, 'text' | 'side'> & {
  readonly home: RefObject<HTMLSpanElement | null>;
  readonly onClose: () => void;
};

function HintCard({ text, side, home, onClose }: HintCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const target = home.current?.firstElementChild;
    const element = card.current;
    if (target === null || target === undefined || element === null) return undefined;
    element.showPopover();
    const view = { width: window.innerWidth, height: window.innerHeight };
    const { x, y } = hintPlace(target.getBoundingClientRect(), element.getBoundingClientRect(), view, side);
    element.style.transform = `translate(${x}px, ${y}px)`;
    target.setAttribute('aria-describedby', id);
    return () => target.removeAttribute('aria-describedby');
  }, [home, id, side]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [onClose]);

  return createPortal(
    <div ref={card} id={id} role="tooltip" popover="manual" className={styles['hint']}>
      {text}
    </div>,
    document.body,
  );
}
