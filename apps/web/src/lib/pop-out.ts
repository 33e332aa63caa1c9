import { useSearchParams } from 'react-router';

/** The part of a screen that a pop-out window shows. */
export type PoppedOut = 'top' | 'bottom' | 'analytics';

const POP_OUT = 'popout';
const OPENER = 'opener';
const LINK = 'link';

export function poppedOut(search: URLSearchParams): PoppedOut | null {
  const value = search.get(POP_OUT);
  return value === 'top' || value === 'bottom' || value === 'analytics' ? value : null;
}

/** The part that this window shows; null for a whole screen with navigation. */
export function usePoppedOut(): PoppedOut | null {
  const [search] = useSearchParams();
  return poppedOut(search);
}

/** The address of a pop-out with one part of the screen. */
export function popOutAddress(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  part: PoppedOut,
  opener: string,
): string {
  const params = new URLSearchParams(search);
  params.set(POP_OUT, part);
  params.set(OPENER, opener);
  return `${pathname}?${params.toString()}`;
}

/** The window whose selected order this one follows: its opener, unless the link is off. */
export function followedWindow(search: URLSearchParams): string | null {
  return poppedOut(search) === null || search.get(LINK) === 'off' ? null : search.get(OPENER);
}

export function withLink(search: URLSearchParams, isLinked: boolean): URLSearchParams {
  const next = new URLSearchParams(search);
  if (isLinked) next.delete(LINK);
  else next.set(LINK, 'off');
  return next;
}

const WINDOW_ID = 'window_id';
let ownId: string | null = null;

/** A name of this window that survives a reload. A pop-out gets its own. */
export function windowId(): string {
  ownId ??= rememberedId() ?? Array.from(crypto.getRandomValues(new Uint32Array(2)), String).join('');
  try {
    sessionStorage.setItem(WINDOW_ID, ownId);
  } catch {
    // Without storage a reload gives a new name, and earlier pop-outs no longer follow.
  }
  return ownId;
}

/** A new window starts with a copy of its opener's storage, including the opener's name. */
function rememberedId(): string | null {
  try {
    const id = sessionStorage.getItem(WINDOW_ID);
    return id === new URLSearchParams(window.location.search).get(OPENER) ? null : id;
  } catch {
    return null;
  }
}
