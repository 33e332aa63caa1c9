import type { GridView } from '../../components/data-grid/view/grid-view.ts';

/** True when two views look the same. The order of filters does not matter. */
export function isSameView(a: GridView, b: GridView): boolean {
  return a === b || canonicalText(a) === canonicalText(b);
}

function canonicalText(view: GridView): string {
  return JSON.stringify(view, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  );
}
