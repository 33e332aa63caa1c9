import type { UsePoint } from '@meridian/protocol/live/trade-questions';
import type { ParentHead } from '../kernel/state/parent-head.ts';

const MINUTE_MS = 60_000;
/** A whole day of minutes. */
const MAX_MINUTES = 1_440;

type Minute = { readonly atMs: number; readonly usd: ReadonlyMap<string, number> };

type Use = { readonly account: string; readonly alloc_account: string | null; readonly gross_usd: number };

/** Each account's use per minute. After a start it is rebuilt from the existing orders. */
export class UseCurve {
  #date = '';
  #minutes: Minute[] = [];

  /** To be called about once a second. */
  see(uses: readonly Use[], parents: Iterable<ParentHead>, date: string, nowMs: number): void {
    if (date !== this.#date) {
      this.#date = date;
      this.#minutes = minutesOf(parents, date, nowMs);
    }
    const last = this.#minutes.at(-1);
    const isSeen = last !== undefined && Math.floor(last.atMs / MINUTE_MS) === Math.floor(nowMs / MINUTE_MS);
    if (isSeen || this.#minutes.length >= MAX_MINUTES) return;
    this.#minutes.push({
      atMs: nowMs,
      usd: new Map(uses.map(({ account, alloc_account, gross_usd }) => [keyOf(account, alloc_account), gross_usd])),
    });
  }

  of(account: string, allocAccount: string | null): readonly UsePoint[] {
    const key = keyOf(account, allocAccount);
    return this.#minutes.map(({ atMs, usd }) => [atMs, usd.get(key) ?? 0]);
  }
}

/** By arrival time, each order with its current amount. Earlier cancels are no longer known. */
function minutesOf(parents: Iterable<ParentHead>, date: string, nowMs: number): Minute[] {
  const counting = [...parents]
    .filter(({ isDone, doneDate }) => !isDone || doneDate === date)
    .sort((a, b) => a.receivedMs - b.receivedMs);
  const sums = new Map<string, number>();
  const minutes: Minute[] = [];
  for (const [index, parent] of counting.entries()) {
    const { account, allocAccount, countedUsd: usd } = parent;
    for (const key of [keyOf(account, allocAccount), keyOf(account, null)]) sums.set(key, (sums.get(key) ?? 0) + usd);
    const minute = Math.floor(parent.receivedMs / MINUTE_MS);
    const next = counting[index + 1];
    const isLast = next === undefined || Math.floor(next.receivedMs / MINUTE_MS) !== minute;
    if (isLast && minute < Math.floor(nowMs / MINUTE_MS)) minutes.push({ atMs: parent.receivedMs, usd: new Map(sums) });
  }
  return minutes.slice(-MAX_MINUTES / 2);
}

function keyOf(account: string, allocAccount: string | null): string {
  return `${account}|${allocAccount ?? ''}`;
}
