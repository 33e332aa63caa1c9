import type { AssetClass } from '../asset-class.ts';
import type { Owned } from '../entities/strategy-settings.ts';
import { closeness, commonScope } from '../strategy-scope.ts';
import { isNamed, ownerText } from './settings-version.ts';

export type NamedThing = Owned & {
  readonly id: number;
  readonly kind: 'group' | 'strategy' | 'setting' | 'algorithm';
  readonly name: string;
  readonly asset_class: AssetClass | null;
};

const RANK: Readonly<Record<NamedThing['kind'], number>> = { group: 0, strategy: 1, setting: 2, algorithm: 3 };
const WORDS: Readonly<Record<NamedThing['kind'], string>> = {
  group: 'group',
  strategy: 'V2 strategy',
  setting: 'V1 setting',
  algorithm: 'algorithm',
};

/** Negative when the first is looked up before the second. */
function order(one: NamedThing, other: NamedThing): number {
  return RANK[one.kind] - RANK[other.kind] || closeness(other) - closeness(one);
}

/** Others of the same name that an order could mean: which one it uses, and why. */
export function whichWins(shown: NamedThing, others: readonly NamedThing[]): readonly string[] {
  const rivals = others.filter(
    (one) =>
      !(one.kind === shown.kind && one.id === shown.id) &&
      isNamed(one.name, shown.name) &&
      (one.asset_class === null || shown.asset_class === null || one.asset_class === shown.asset_class) &&
      commonScope(one, shown) !== null,
  );
  return rivals.toSorted(order).map((rival) => {
    const winner = order(shown, rival) < 0 ? shown : rival;
    const loser = winner === shown ? rival : shown;
    const isSameKind = winner.kind === loser.kind;
    // Only orders of the nearer owner can use both.
    const whose = ownerText(closeness(winner) >= closeness(loser) ? winner : loser);
    const where = shown.asset_class === null ? '' : ` in ${shown.asset_class}`;
    const why = isSameKind ? 'the nearest owner comes first' : `${WORDS[winner.kind]} before ${WORDS[loser.kind]}`;
    const words = (one: NamedThing) =>
      `${one === shown ? 'this' : 'the'} ${WORDS[one.kind]}${isSameKind ? ` of ${ownerText(one)}` : ''}`;
    return `Orders of ${whose}${where} use ${words(winner)}, not ${words(loser)}: ${why}.`;
  });
}
