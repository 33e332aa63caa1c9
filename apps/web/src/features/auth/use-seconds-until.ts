import { useEffect, useState } from 'react';
import { secondsUntil } from './countdown.ts';

const TICK_MS = 250;

/** Counts down to a time on this machine's clock. Null without one. */
export function useSecondsUntil(atMs: number | null): number | null {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (atMs === null) return undefined;
    const timer = setInterval(() => {
      setNowMs(Date.now());
      if (Date.now() >= atMs) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [atMs]);
  return atMs === null ? null : secondsUntil(atMs, nowMs);
}
