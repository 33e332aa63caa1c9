type Offered = { readonly rank: number; readonly receivedMs: number; readonly id: number };

/** The best orders of many: the lowest rank, then the newest. It keeps no more than are asked for. */
export class BestOrders {
  readonly #limit: number;
  readonly #best: Offered[] = [];
  /** The last that is kept. While there is room, all others are before it. */
  #lastRank = Number.POSITIVE_INFINITY;
  #lastReceivedMs = 0;
  #lastId = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Of a million orders hardly one is kept, so to know it must cost next to nothing. */
  hasRoomFor(rank: number, receivedMs: number, id: number): boolean {
    if (rank !== this.#lastRank) return rank < this.#lastRank;
    if (receivedMs !== this.#lastReceivedMs) return receivedMs > this.#lastReceivedMs;
    return id > this.#lastId;
  }

  add(rank: number, receivedMs: number, id: number): void {
    const offered = { rank, receivedMs, id };
    const best = this.#best;
    const at = best.findIndex((known) => isBefore(offered, known));
    best.splice(at < 0 ? best.length : at, 0, offered);
    if (best.length > this.#limit) best.pop();
    const last = best[this.#limit - 1];
    if (last !== undefined) ({ rank: this.#lastRank, receivedMs: this.#lastReceivedMs, id: this.#lastId } = last);
  }

  ids(): readonly number[] {
    return this.#best.map(({ id }) => id);
  }
}

function isBefore(a: Offered, b: Offered): boolean {
  if (a.rank !== b.rank) return a.rank < b.rank;
  if (a.receivedMs !== b.receivedMs) return a.receivedMs > b.receivedMs;
  return a.id > b.id;
}
