import type { Column } from '@meridian/domain/columns/column';
import type { ViewColumn } from '@meridian/domain/entities/user-view-setting';
import type { PermissionFlag } from '@meridian/domain/entities/permissions';

/** The headers of visible columns that are blank for lack of a permission. */
export function blankColumns(
  columns: readonly Column[],
  shown: readonly ViewColumn[],
  isHeld: (flag: PermissionFlag) => boolean,
): readonly string[] {
  const needing = new Map(
    columns.flatMap(({ id, header, permission }) =>
      permission === null || isHeld(permission) ? [] : [[id, header] as const],
    ),
  );
  return shown.flatMap(({ id, hidden }) => (hidden ? [] : (needing.get(id) ?? [])));
}

/** More names would fill the status bar. */
const MAX_NAMED = 4;

/** Null when nothing is blank. */
export function blankNote(headers: readonly string[]): string | null {
  const named = headers.slice(0, MAX_NAMED);
  const rest = headers.length - named.length;
  const words = rest > 0 ? [...named, `${rest} more`] : named;
  if (words.length === 0) return null;
  const [last] = words.slice(-1);
  const list = words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
  return `${list} ${headers.length === 1 ? 'needs' : 'need'} the market data permit`;
}
