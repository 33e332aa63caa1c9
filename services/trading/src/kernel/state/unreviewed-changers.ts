import type { Parent } from './parent.ts';

/** Everybody, besides its author, whose terms a release would let go. Older snapshots know the last one only. */
export function unreviewedChangers({ unreviewedBy, changedBy }: Parent): readonly string[] {
  return unreviewedBy ?? (changedBy === undefined ? [] : [changedBy]);
}

/** Each person once, so that the users of the desk bound it. */
export function withChanger(parent: Parent, by: string | undefined): readonly string[] {
  const before = unreviewedChangers(parent);
  return by === undefined || before.includes(by) ? before : [...before, by];
}
