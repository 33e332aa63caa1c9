export type Prioritised = { readonly id: number; readonly priority: number };

/**
 * Priorities after a row is moved before another (null: to the end). Rows of one priority share orders and stay
 * together; a row dropped between two of them joins them. Returns only changes, numbered from 1.
 */
export function movedPriorities(
  rows: readonly Prioritised[],
  movedId: number,
  beforeId: number | null,
): readonly Prioritised[] {
  const moved = rows.find(({ id }) => id === movedId);
  if (moved === undefined || movedId === beforeId) return [];
  const sorted = rows.toSorted((a, b) => a.priority - b.priority);
  const others = sorted.filter(({ id }) => id !== movedId);
  const at = beforeId === null ? others.length : others.findIndex(({ id }) => id === beforeId);
  if (at < 0) return [];
  const [above, below] = [others[at - 1], others[at]];
  const isBetween = above !== undefined && below !== undefined && above.priority === below.priority;
  const next = [...others.slice(0, at), moved, ...others.slice(at)];
  let priority = 0;
  let last: number | null = null;
  return next.flatMap((row) => {
    const tier: number | null = row.id !== movedId ? row.priority : isBetween ? above.priority : null;
    if (tier === null || tier !== last) priority += 1;
    last = tier;
    const before = rows.find(({ id }) => id === row.id);
    return before?.priority === priority ? [] : [{ id: row.id, priority }];
  });
}
