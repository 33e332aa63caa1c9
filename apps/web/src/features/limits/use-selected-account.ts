import { useSearchParams } from 'react-router';

/** The open account, stored in the address. */
export function useSelectedAccount(): readonly [string | null, (key: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const select = (key: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (key === null) next.delete('account');
        else next.set('account', key);
        return next;
      },
      { replace: true },
    );
  return [search.get('account'), select];
}
