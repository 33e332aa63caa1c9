import type { Parent } from '../../kernel/state/parent.ts';
import type { Instrument } from '../../reference/instrument.ts';
import type { LineKey } from './venue-line.ts';

/** A key with a number that is its own today, and what was sent to the venue and filled there. */
export type LineKind = {
  readonly nth: number;
  readonly key: LineKey;
  /** False while fills were only printed there. */
  isSentTo: boolean;
  sent: number;
  filled: number;
};

type Owner = Pick<Parent['terms'], 'account' | 'allocAccount' | 'strategy'>;
type Branch = Map<string | boolean | null, Branch | LineKind>;

/** The kinds of today's lines. They are found through maps in maps: to make one text of a key takes longer than all else. */
export class LineKinds {
  readonly all: LineKind[] = [];
  readonly #root: Branch = new Map();

  of(venue: string, isBuy: boolean, owner: Owner, { assetClass, country }: Instrument): LineKind {
    const { account, allocAccount, strategy } = owner;
    const { strat } = strategy;
    let at = branchOf(this.#root, venue);
    at = branchOf(at, account);
    at = branchOf(at, allocAccount);
    at = branchOf(at, strat);
    at = branchOf(at, assetClass);
    at = branchOf(at, isBuy);
    const known = at.get(country);
    if (known !== undefined && !(known instanceof Map)) return known;
    const key = { venue, isBuy, strat, account, allocAccount, assetClass, country };
    const made = { nth: this.all.length, key, isSentTo: false, sent: 0, filled: 0 };
    this.all.push(made);
    at.set(country, made);
    return made;
  }
}

function branchOf(branch: Branch, value: string | boolean): Branch {
  const known = branch.get(value);
  if (known instanceof Map) return known;
  const made: Branch = new Map();
  branch.set(value, made);
  return made;
}
