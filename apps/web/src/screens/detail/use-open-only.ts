import { useSearchParams } from 'react-router';
import { useSearchChange } from '../../lib/use-search-change.ts';

const CHILDREN = 'children';
const OPEN = 'open';

/** True when only open child orders are shown. Stored in the address only. */
export function useOpenOnly(): readonly [boolean, (isOpenOnly: boolean) => void] {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const set = (isOpenOnly: boolean) =>
    changeSearch((now) => {
      const next = new URLSearchParams(now);
      if (isOpenOnly) next.set(CHILDREN, OPEN);
      else next.delete(CHILDREN);
      return next;
    });
  return [search.get(CHILDREN) === OPEN, set];
}
