import { IdTable } from './id-table.ts';
import { Line } from './line.ts';

/** `sinceMs` is null where nobody asks for it: a number of its own for each would be as many objects. */
type Waiting = { readonly id: number; readonly sinceMs: number | null; before: Waiting | null; after: Waiting | null };

/** Ids that wait, each once and the oldest first. A set would do the same with a hash for each. */
export class IdQueue {
  readonly #waiting = new IdTable<Waiting>();
  readonly #line = new Line<Waiting>();

  get size(): number {
    return this.#waiting.size;
  }

  has(id: number): boolean {
    return this.#waiting.has(id);
  }

  /** One that waits keeps its place and its time. */
  add(id: number, sinceMs: number | null = null): void {
    if (this.#waiting.has(id)) return;
    const waiting = { id, sinceMs, before: null, after: null };
    this.#waiting.set(id, waiting);
    this.#line.add(waiting);
  }

  delete(id: number): boolean {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return false;
    this.#waiting.delete(id);
    this.#line.remove(waiting);
    return true;
  }

  /** Takes out the oldest, if there is one. */
  next(): number | undefined {
    const first = this.#line.first;
    if (first === null) return undefined;
    this.delete(first.id);
    return first.id;
  }

  /** Takes out the oldest, at most so many, and of those only the ones that wait since then or longer. */
  take(most: number, untilMs = Number.POSITIVE_INFINITY): readonly number[] {
    const taken: number[] = [];
    while (taken.length < most && (this.#line.first?.sinceMs ?? 0) <= untilMs) {
      const id = this.next();
      if (id === undefined) break;
      taken.push(id);
    }
    return taken;
  }
}
