import { byCostAboveExpected, inOrderOf } from '@meridian/domain/execution-summary/line-order';
import type { SummaryLine } from '@meridian/domain/execution-summary/summary-line';
import { type FocusEvent, useState } from 'react';

/** Lines sorted by cost. While the pointer or the focus is on them, their order does not change. */
export function useFrozenOrder(lines: readonly SummaryLine[]) {
  const [frozen, setFrozen] = useState<{
    readonly by: ReadonlySet<'pointer' | 'focus'>;
    readonly ids: readonly string[];
  }>({ by: new Set(), ids: [] });
  const isFrozen = frozen.by.size > 0;
  const sorted = byCostAboveExpected(lines);
  const shown = isFrozen ? inOrderOf(frozen.ids, sorted) : sorted;
  const hold = (reason: 'pointer' | 'focus') =>
    setFrozen(({ by, ids }) => ({
      by: new Set(by).add(reason),
      ids: by.size > 0 ? ids : shown.map(({ id }) => id),
    }));
  const release = (reason: 'pointer' | 'focus') =>
    setFrozen(({ by, ids }) => ({ by: new Set([...by].filter((each) => each !== reason)), ids }));
  return {
    shown,
    isFrozen,
    listeners: {
      onPointerEnter: () => hold('pointer'),
      onPointerLeave: () => release('pointer'),
      onFocus: () => hold('focus'),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) release('focus');
      },
    },
  };
}
