import type { NodeLogFeed } from '@meridian/live-client/node-logs/node-log-feed';
import { type UIEvent, useEffect, useRef, useState } from 'react';
import { useNodeLogFacts } from './use-node-logs.ts';

/** The reading state of a live log. */
export type LogReading = {
  readonly isPaused: boolean;
  /** The number of new entries held back. */
  readonly waiting: number;
  readonly togglePause: () => void;
  readonly showNew: () => void;
  /** For the element around the rows: after scrolling away from the newest entry, rows must not move. */
  readonly onScrollCapture: (event: UIEvent<HTMLElement>) => void;
};

export function useLogReading(feed: NodeLogFeed | null): LogReading {
  const [isPaused, setPaused] = useState(false);
  const [isScrolled, setScrolled] = useState(false);
  const scroller = useRef<Element | null>(null);
  const { waiting } = useNodeLogFacts(feed);
  const isHeld = isPaused || isScrolled;
  useEffect(() => feed?.hold(isHeld), [feed, isHeld]);
  return {
    isPaused,
    waiting,
    togglePause: () => setPaused(!isPaused),
    showNew: () => {
      feed?.showWaiting();
      if (scroller.current !== null) scroller.current.scrollTop = 0;
    },
    onScrollCapture: ({ target }) => {
      if (!(target instanceof Element)) return;
      scroller.current = target;
      setScrolled(target.scrollTop > 0);
    },
  };
}
