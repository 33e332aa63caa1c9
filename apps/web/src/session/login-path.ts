const NEXT = 'next';

/** The address of the sign-in page with the address to return to. */
export function loginPath(wanted: string): string {
  return wanted === '/' ? '/login' : `/login?${new URLSearchParams({ [NEXT]: wanted }).toString()}`;
}

/** The address after sign-in. Only paths of this application: a link must not lead to another site. */
export function pathAfterLogin(search: string): string {
  const path = ownPath(new URLSearchParams(search).get(NEXT) ?? '/');
  return path === null || path.startsWith('/login') ? '/' : path;
}

const HERE = 'https://here.invalid';
/** Browsers take a backslash for a slash, and leave out control characters. */
const MISREAD = /[\p{Cc}\\]/u;

/**
 * A path of this application as the browser will read it. Null for anything else: the result is read a second time,
 * because `/.//other.example` becomes `//other.example`, which is another site.
 */
function ownPath(wanted: string): string | null {
  if (!wanted.startsWith('/') || MISREAD.test(wanted)) return null;
  const url = URL.parse(wanted, HERE);
  if (url === null || url.origin !== HERE) return null;
  const path = url.pathname + url.search;
  const again = URL.parse(path, HERE);
  return again?.origin === HERE && again.pathname === url.pathname ? path : null;
}
