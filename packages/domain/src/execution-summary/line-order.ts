import type { SummaryLine } from './summary-line.ts';

/** What a line is put in its place by: dollars above what was expected, else dollars, else nothing. */
function weight({ aboveExpectedUsd, costUsd }: SummaryLine): number {
  return aboveExpectedUsd ?? costUsd ?? -Infinity;
}

/** The costliest first; the name decides between equals, so that they do not change places. */
export function byCostAboveExpected(lines: readonly SummaryLine[]): readonly SummaryLine[] {
  return lines.toSorted((a, b) => {
    const [first, second] = [weight(a), weight(b)];
    return first === second ? a.id.localeCompare(b.id) : second - first;
  });
}

/** In the places that they had; what is new comes last, in its own order. */
export function inOrderOf(ids: readonly string[], lines: readonly SummaryLine[]): readonly SummaryLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const known = new Set(ids);
  const kept = ids.flatMap((id) => byId.get(id) ?? []);
  return [...kept, ...lines.filter(({ id }) => !known.has(id))];
}
