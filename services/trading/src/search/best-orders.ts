type Offered = { readonly rank: number; readonly receivedMs: number; readonly id: number };

/** The best orders of many: the lowest rank, then the newest. It keeps no more than are asked for. */
export class BestOrders {
  readonly #limit: number;
  readonly #best: Offered[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  offer(rank: number, receivedMs: number, id: number): void {
    const best = this.#best;
    const last = best.at(-1);
    if (best.length >= this.#limit && (last === undefined || isBefore(last, rank, receivedMs, id))) return;
    let at = best.length;
    for (
      let above = best[at - 1];
      above !== undefined && !isBefore(above, rank, receivedMs, id);
      above = best[at - 1]
    ) {
      at -= 1;
    }
    best.splice(at, 0, { rank, receivedMs, id });
    if (best.length > this.#limit) best.pop();
  }

  ids(): readonly number[] {
    return this.#best.map(({ id }) => id);
  }
}

function isBefore(known: Offered, rank: number, receivedMs: number, id: number): boolean {
  if (known.rank !== rank) return known.rank < rank;
  if (known.receivedMs !== receivedMs) return known.receivedMs > receivedMs;
  return known.id > id;
}
