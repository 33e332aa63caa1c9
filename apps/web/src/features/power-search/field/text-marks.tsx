import type { SearchError } from '@meridian/domain/power-search/token-reader';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './search-field.module.css';
import { textParts } from './text-parts.ts';

type TextMarksProps = {
  readonly text: string;
  readonly error: SearchError | null;
  readonly input: RefObject<HTMLInputElement | null>;
};

/** Highlights behind the field's text, scrolled with it: field names tinted, the error underlined. */
export function TextMarks({ text, error, input }: TextMarksProps) {
  const marks = useRef<HTMLDivElement>(null);
  const follow = () => {
    if (marks.current !== null) marks.current.style.transform = `translateX(${-(input.current?.scrollLeft ?? 0)}px)`;
  };
  // A key press can scroll the field before the scroll event fires.
  useLayoutEffect(follow);
  const onScroll = useEffectEvent(follow);
  useEffect(() => {
    const end = new AbortController();
    input.current?.addEventListener('scroll', () => onScroll(), { passive: true, signal: end.signal });
    return () => end.abort();
  }, [input]);
  const isAtEnd = error !== null && error.start >= text.length;
  return (
    <div className={styles['marks']} aria-hidden="true">
      <div ref={marks} className={styles['line']}>
        {textParts(text, error).map((part) => (
          <span key={part.start} data-kind={part.kind}>
            {part.text}
          </span>
        ))}
        {isAtEnd ? <span data-kind="error">{'\u00a0\u00a0'}</span> : null}
      </div>
    </div>
  );
}
