/** Pages for people who are not signed in. */
export const PUBLIC_PATHS = [
  '/login',
  '/forgot',
  '/registration',
  '/fix-registration',
  '/reset-password',
  '/verify-email',
  '/verify-reset-pin',
  '/verify-pin',
] as const;

export type PublicPath = (typeof PUBLIC_PATHS)[number];

export function isPublicPath(pathname: string): boolean {
  const bare = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return PUBLIC_PATHS.some((path) => path === bare);
}
