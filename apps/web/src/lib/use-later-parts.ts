import { useEffect } from 'react';
import { fetchLaterParts } from './later-part.tsx';

/** Loads waiting components a while after the page is ready, when it is idle. */
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
