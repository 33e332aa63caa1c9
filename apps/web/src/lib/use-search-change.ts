import { useCallback } from 'react';
import { useNavigate } from 'react-router';

type SearchChange = (now: URLSearchParams) => URLSearchParams;

/**
 * Changes the query of the address. It starts from the present address, not from the last render, and renders at once.
 * So quick changes do not undo each other while live rows keep the page busy.
 */
export function useSearchChange(): (change: SearchChange) => void {
  const navigate = useNavigate();
  return useCallback(
    (change: SearchChange) =>
      // Deferred, because an effect may call it: React cannot flush while it renders.
      queueMicrotask(() => {
        const now = new URLSearchParams(window.location.search);
        const next = change(now).toString();
        if (next !== now.toString()) void navigate({ search: next }, { replace: true, flushSync: true });
      }),
    [navigate],
  );
}
