import { sectionPath } from '@meridian/live-client/grid/section-list';

/** One click away at the bottom, so that what can be acted on has the room. */
export const FOLDED_AT_FIRST: readonly string[] = [sectionPath('waiting'), sectionPath('finished')];

/** What somebody opened or closed by hand, by path. */
export type Toggles = Readonly<Record<string, boolean>>;

type Folding = {
  readonly initially: 'open' | 'closed';
  /** Of paths that are not as the others are at first. */
  readonly exceptAtFirst: readonly string[];
  readonly toggles: Toggles;
};

/** The paths that are not as `initially` says. */
export function exceptedPaths({ initially, exceptAtFirst, toggles }: Folding): readonly string[] {
  const isUsual = initially === 'open';
  const excepted = new Set(exceptAtFirst);
  for (const [path, isOpen] of Object.entries(toggles)) {
    if (isOpen === isUsual) excepted.delete(path);
    else excepted.add(path);
  }
  return [...excepted].sort();
}
