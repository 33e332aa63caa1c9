import { useSearchParams } from 'react-router';
import { useSearchChange } from '../../lib/use-search-change.ts';
import type { StuckLevel } from './stuck-levels.ts';

const LEVEL = 'level';

/** The listed level, parents or children. Stored in the address only. */
export function useStuckLevel(): readonly [StuckLevel, (level: StuckLevel) => void] {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const select = (level: StuckLevel) =>
    changeSearch((now) => {
      const next = new URLSearchParams(now);
      if (level === 'parent') next.delete(LEVEL);
      else next.set(LEVEL, level);
      return next;
    });
  return [search.get(LEVEL) === 'child' ? 'child' : 'parent', select];
}
