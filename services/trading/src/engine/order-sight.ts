import type { Sight } from '../live/sight.ts';

/** How long a change waits for others: people scroll. */
const GATHER_MS = 50;
/** Maximum orders that the engine is told. The others of a desk with very many screens come a little later. */
const MAX_ORDERS = 5_000;

type Tell = (parentIds: readonly number[]) => void;

/** The orders on all screens together. The engine publishes them before others. */
export class OrderSight implements Sight {
  readonly #later: (run: () => void, ms: number) => void;
  readonly #byViewer = new Map<object, readonly number[]>();
  #tell: Tell = () => undefined;
  #isGathering = false;

  constructor(later: (run: () => void, ms: number) => void) {
    this.#later = later;
  }

  /** Sets the receiver. Call it again after an engine start, because a new engine knows no viewers. */
  tellTo(tell: Tell): void {
    this.#tell = tell;
    tell(this.#orderIds());
  }

  see(viewer: object, orderIds: readonly number[]): void {
    this.#byViewer.set(viewer, orderIds);
    this.#changed();
  }

  leave(viewer: object): void {
    if (this.#byViewer.delete(viewer)) this.#changed();
  }

  #changed(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#later(() => {
      this.#isGathering = false;
      this.#tell(this.#orderIds());
    }, GATHER_MS);
  }

  #orderIds(): readonly number[] {
    const ids = new Set<number>();
    for (const seen of this.#byViewer.values()) for (const id of seen) ids.add(id);
    return [...ids].slice(0, MAX_ORDERS);
  }
}
