import { useSearchParams } from 'react-router';

export type StuckLevel = 'parent' | 'child';

const LEVEL = 'level';

/** Whether parents or children are listed; the address is its only home. */
export function useStuckLevel(): readonly [StuckLevel, (level: StuckLevel) => void] {
  const [search, setSearch] = useSearchParams();
  const select = (level: StuckLevel) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (level === 'parent') next.delete(LEVEL);
        else next.set(LEVEL, level);
        return next;
      },
      { replace: true },
    );
  return [search.get(LEVEL) === 'child' ? 'child' : 'parent', select];
}
