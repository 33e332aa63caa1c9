import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './suggest-box.module.css';
import type { Suggestion } from './suggestion.ts';
import { textWidth } from './text-width.ts';

type SuggestionListProps = {
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly anchor: RefObject<HTMLInputElement | null>;
  /** The text before the completed word. */
  readonly behind: string;
  readonly onPick: (suggestion: Suggestion) => void;
};

const GAP = 4;
const EDGE = 8;
const MIN_WIDTH = 240;

/** In the top layer, so that no scrolling pane clips it. */
export function SuggestionList({ id, label, suggestions, active, anchor, behind, onPick }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => list.current?.showPopover(), []);
  // After each change: the list or the text before it may have changed in size.
  useLayoutEffect(() => place(list.current, anchor.current, behind));
  const onMove = useEffectEvent(() => place(list.current, anchor.current, behind));
  useEffect(() => {
    const end = new AbortController();
    window.addEventListener('scroll', () => onMove(), { capture: true, passive: true, signal: end.signal });
    window.addEventListener('resize', () => onMove(), { signal: end.signal });
    return () => end.abort();
  }, []);
  useEffect(() => {
    // In braces: some browsers return a promise, which React would take for a clean-up function.
    list.current?.children.item(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist can neither be styled nor placed
    <div ref={list} popover="manual" id={id} role="listbox" aria-label={label} className={styles['list']}>
      {suggestions.map((suggestion, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's, which keeps the focus
        <div
          key={suggestion.key}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option belongs to a select, which this is not
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles['option']}
          // The field keeps the focus, so that its list does not close under the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(suggestion)}
        >
          <span className={styles['text']}>{suggestion.text}</span>
          <span className={styles['detail']}>{suggestion.detail}</span>
        </div>
      ))}
    </div>
  );
}

function place(list: HTMLElement | null, field: HTMLInputElement | null, behind: string): void {
  if (list === null || field === null) return;
  const box = field.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = list;
  const start = box.left + Math.min(textWidth(field, behind), box.width);
  const x = Math.max(EDGE, Math.min(start, window.innerWidth - offsetWidth - EDGE));
  const isBelow = box.bottom + GAP + offsetHeight + EDGE <= window.innerHeight;
  const y = isBelow ? box.bottom + GAP : Math.max(EDGE, box.top - GAP - offsetHeight);
  list.style.transform = `translate(${x}px, ${y}px)`;
  list.style.minWidth = `${Math.min(box.width, MIN_WIDTH)}px`;
}
