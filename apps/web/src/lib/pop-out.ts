import { useSearchParams } from 'react-router';

/** The part of a screen that has a window of its own. */
export type PoppedOut = 'top' | 'bottom' | 'analytics';

const POP_OUT = 'popout';

export function poppedOut(search: URLSearchParams): PoppedOut | null {
  const value = search.get(POP_OUT);
  return value === 'top' || value === 'bottom' || value === 'analytics' ? value : null;
}

/** What this window shows of its screen; null for all of it, with the navigation around it. */
export function usePoppedOut(): PoppedOut | null {
  const [search] = useSearchParams();
  return poppedOut(search);
}

/** The address of the same screen with one part alone. */
export function popOutAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>, part: PoppedOut): string {
  const params = new URLSearchParams(search);
  params.set(POP_OUT, part);
  return `${pathname}?${params.toString()}`;
}
