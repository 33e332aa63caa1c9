import { useCallback } from 'react';
import { useNavigate } from 'react-router';

type SearchChange = (now: URLSearchParams) => URLSearchParams;

/**
 * Changes the search part of the address. It starts from what the address is now and not from what was drawn last, and is
 * drawn at once, so that changes in quick succession keep one another on a page that is busy with live rows.
 */
export function useSearchChange(): (change: SearchChange) => void {
  const navigate = useNavigate();
  return useCallback(
    (change: SearchChange) =>
      // An effect may ask for it, and React draws nothing at once while it is drawing.
      queueMicrotask(() => {
        const now = new URLSearchParams(window.location.search);
        const next = change(now).toString();
        if (next !== now.toString()) void navigate({ search: next }, { replace: true, flushSync: true });
      }),
    [navigate],
  );
}
