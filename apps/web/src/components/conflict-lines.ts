import type { DiffLine } from './diff-table.tsx';

/** Two differences from the same version in one: as it was opened, as somebody saved it meanwhile, and one's own. */
export function conflictLines(theirs: readonly DiffLine[], mine: readonly DiffLine[]): readonly DiffLine[] {
  const [ofTheirs, ofMine] = [byKey(theirs), byKey(mine)];
  return [...new Set([...ofMine.keys(), ...ofTheirs.keys()])].map((key) => {
    const [own, other] = [ofMine.get(key), ofTheirs.get(key)];
    const was = own?.cells[0] ?? other?.cells[0] ?? '';
    return {
      key,
      label: own?.label ?? other?.label ?? key,
      cells: [was, other?.cells[1] ?? was, own?.cells[1] ?? was],
      isChanged: own?.isChanged === true || other?.isChanged === true,
    };
  });
}

function byKey(lines: readonly DiffLine[]): ReadonlyMap<string, DiffLine> {
  return new Map(lines.map((line) => [line.key, line]));
}
