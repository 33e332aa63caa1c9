import { createHash, type Hash } from 'node:crypto';
import type { KernelState } from '../state/kernel-state.ts';

/** One text for a whole state. Different states have different texts. */
export function stateDigest(state: KernelState): string {
  const hash = createHash('sha256');
  const { orders, desk, answers, tapeMarks, dayTotals, instrumentIds } = state;
  add(hash, desk);
  addSorted(hash, orders.parents);
  addSorted(hash, orders.children);
  addSorted(hash, orders.executions);
  addSorted(hash, orders.gross.sums);
  for (const id of sortedKeys(orders.parents)) {
    const [executions, open] = [orders.executionsOf(id), orders.openChildrenOf(id)];
    add(hash, [orders.childIdsOf(id), executions.map(({ key }) => key), open.map((child) => child.id)]);
  }
  add(
    hash,
    [...orders.activeIds].sort((a, b) => a - b),
  );
  add(hash, [...answers.entries()]);
  add(hash, [...answers.forgotten.numbers()]);
  addSorted(hash, tapeMarks);
  addSorted(hash, dayTotals);
  addSorted(hash, instrumentIds);
  return hash.digest('hex');
}

type Keyed<Key> = { keys(): Iterable<Key>; get(key: Key): unknown };

function addSorted<Key extends string | number>(hash: Hash, map: Keyed<Key>): void {
  for (const key of sortedKeys(map)) add(hash, [key, map.get(key)]);
}

function sortedKeys<Key extends string | number>(map: Keyed<Key>): readonly Key[] {
  return [...map.keys()].sort((a, b) => (a < b ? -1 : Number(a > b)));
}

function add(hash: Hash, value: unknown): void {
  hash.update(JSON.stringify(value, sortKeys));
}

/** A record that came out of JSON may have its keys in another order. */
function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : Number(a > b))));
}
