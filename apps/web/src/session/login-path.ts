const NEXT = 'next';

/** The sign-in page, remembering where its visitor was going. */
export function loginPath(wanted: string): string {
  return wanted === '/' ? '/login' : `/login?${new URLSearchParams({ [NEXT]: wanted }).toString()}`;
}

/** Where to go after sign-in: a path of this app and nothing else, so that a link cannot lead elsewhere. */
export function pathAfterLogin(search: string): string {
  const wanted = new URLSearchParams(search).get(NEXT);
  if (wanted === null) return '/';
  const here = 'https://here.invalid';
  const url = URL.parse(wanted, here);
  if (url === null || url.origin !== here || !wanted.startsWith('/')) return '/';
  return url.pathname.startsWith('/login') ? '/' : url.pathname + url.search;
}
