import { sectionPath } from '@meridian/live-client/grid/section-list';

/** Folded at first, so that working orders have the room. */
export const FOLDED_AT_FIRST: readonly string[] = [sectionPath('waiting'), sectionPath('finished')];

/** The paths that the user opened or closed. */
export type Toggles = Readonly<Record<string, boolean>>;

type Folding = {
  readonly initially: 'open' | 'closed';
  /** The initial state of single paths that differ from the rest. */
  readonly exceptAtFirst: readonly string[];
  readonly toggles: Toggles;
};

/** The paths whose state differs from `initially`. */
export function exceptedPaths({ initially, exceptAtFirst, toggles }: Folding): readonly string[] {
  const isUsual = initially === 'open';
  const excepted = new Set(exceptAtFirst);
  for (const [path, isOpen] of Object.entries(toggles)) {
    if (isOpen === isUsual) excepted.delete(path);
    else excepted.add(path);
  }
  return [...excepted].sort();
}
