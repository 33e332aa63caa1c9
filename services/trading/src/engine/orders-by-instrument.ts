import type { Parent } from '../kernel/state/parent.ts';
import type { Instrument } from '../reference/instrument.ts';

const NONE: ReadonlySet<number> = new Set();

/** The active orders of an instrument, including spreads with it as a leg. */
export class OrdersByInstrument {
  readonly #instruments: readonly Instrument[];
  readonly #ids = new Map<number, Set<number>>();
  readonly #known = new Set<number>();

  constructor(instruments: readonly Instrument[]) {
    this.#instruments = instruments;
  }

  see(parent: Parent): void {
    const isActive = parent.stage !== 'done';
    if (isActive === this.#known.has(parent.id)) return;
    if (isActive) this.#known.add(parent.id);
    else this.#known.delete(parent.id);
    for (const index of this.marketsOf(parent)) this.#mark(index, parent.id, isActive);
  }

  idsOn(instrument: number): ReadonlySet<number> {
    return this.#ids.get(instrument) ?? NONE;
  }

  /** Its instrument, and the legs of a spread. */
  marketsOf({ terms }: Parent): readonly number[] {
    return [terms.instrument, ...(this.#instruments[terms.instrument]?.legs ?? [])];
  }

  #mark(index: number, id: number, isActive: boolean): void {
    const ids = this.#ids.get(index) ?? new Set();
    if (isActive) ids.add(id);
    else ids.delete(id);
    this.#ids.set(index, ids);
  }
}
