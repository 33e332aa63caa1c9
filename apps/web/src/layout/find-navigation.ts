import type { UserPermissions } from '@meridian/domain/entities/permissions';
import { NAVIGATION_GROUPS, type NavigationEntry, type NavigationGroupName } from './navigation-entry.ts';
import { NAVIGATION } from './navigation.ts';
import { screenPath } from './screen-path.ts';

export type NavigationGroup = { readonly name: NavigationGroupName; readonly entries: readonly NavigationEntry[] };

/** The entries that a user may open, by group. Empty groups are left out. */
export function navigationFor(
  permissions: UserPermissions | null,
  entries: readonly NavigationEntry[] = NAVIGATION,
): readonly NavigationGroup[] {
  const allowed = entries.filter(({ permission }) => permission === undefined || permissions?.[permission] === true);
  return NAVIGATION_GROUPS.map((name) => ({ name, entries: allowed.filter(({ group }) => group === name) })).filter(
    (group) => group.entries.length > 0,
  );
}

/** The entry for a path: the one with the longest matching path. */
export function activeEntry(
  pathname: string,
  entries: readonly NavigationEntry[] = NAVIGATION,
): NavigationEntry | null {
  const path = screenPath(pathname);
  const matching = entries.filter((entry) =>
    entry.path === '/' ? path === '/' : path === entry.path || path.startsWith(`${entry.path}/`),
  );
  return matching.sort((a, b) => b.path.length - a.path.length)[0] ?? null;
}
