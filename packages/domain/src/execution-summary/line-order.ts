import type { SummaryLine } from './summary-line.ts';

/** The sort value of a line: dollars above expectation, else cost in dollars, else none. */
function weight({ aboveExpectedUsd, costUsd }: SummaryLine): number {
  return aboveExpectedUsd ?? costUsd ?? -Infinity;
}

/** Most expensive first. Equal lines sort by name, so that they do not swap. */
export function byCostAboveExpected(lines: readonly SummaryLine[]): readonly SummaryLine[] {
  return lines.toSorted((a, b) => {
    const [first, second] = [weight(a), weight(b)];
    return first === second ? a.id.localeCompare(b.id) : second - first;
  });
}

/** Keeps the previous positions. New lines come last, in their own order. */
export function inOrderOf(ids: readonly string[], lines: readonly SummaryLine[]): readonly SummaryLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const known = new Set(ids);
  const kept = ids.flatMap((id) => byId.get(id) ?? []);
  return [...kept, ...lines.filter(({ id }) => !known.has(id))];
}
