import { useEffect } from 'react';
import { fetchLaterParts } from './later-part.tsx';

/** Fetches what waits for its first use, so long after the page has become ready and then as soon as it rests. */
export function useLaterParts(isReady: boolean, afterMs: number): void {
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => void fetchLaterParts());
      else void fetchLaterParts();
    }, afterMs);
    return () => clearTimeout(timer);
  }, [isReady, afterMs]);
}
