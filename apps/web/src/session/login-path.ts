const NEXT = 'next';

/** The address of the sign-in page with the address to return to. */
export function loginPath(wanted: string): string {
  return wanted === '/' ? '/login' : `/login?${new URLSearchParams({ [NEXT]: wanted }).toString()}`;
}

/** The address after sign-in. Only paths of this application: a link must not lead to another site. */
export function pathAfterLogin(search: string): string {
  const wanted = new URLSearchParams(search).get(NEXT);
  if (wanted === null) return '/';
  const here = 'https://here.invalid';
  const url = URL.parse(wanted, here);
  if (url === null || url.origin !== here || !wanted.startsWith('/')) return '/';
  return url.pathname.startsWith('/login') ? '/' : url.pathname + url.search;
}
