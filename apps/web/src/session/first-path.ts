import { loginPath } from './login-path.ts';
import { isPublicPath } from './public-paths.ts';
import type { StoredSession } from './stored-session.ts';

type Address = { readonly pathname: string; readonly search: string };

/** The address to redirect a new page to; null if it may stay. */
export function firstPath({ pathname, search }: Address, stored: StoredSession): string | null {
  if (isPublicPath(pathname)) return null;
  if (stored.isLogin && stored.nodeAuthToken !== null) return null;
  return stored.emailId === null ? loginPath(pathname + search) : '/verify-pin';
}
