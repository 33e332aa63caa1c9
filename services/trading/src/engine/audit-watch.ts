/** How long a reader waits for the engine before it reads what the journal has. */
const MAX_WAIT_MS = 1_000;
/** An order that was left stays for this long, because people go back and forth between orders. */
const STAY_MS = 20_000;
const MAX_STAYING = 1_000;

export type AuditWatchOptions = {
  /** Nobody looks at the order any more. */
  readonly onLeft: (parentId: number) => void;
  /** Runs after the current work, so that a list of orders is told at once. */
  readonly soon: (run: () => void) => void;
  /** Runs later, and returns what takes it back. */
  readonly later: (run: () => void, ms: number) => () => void;
};

type Watched = {
  readonly readers: Set<() => void>;
  /** The engine publishes its steps from now on. */
  isLive: boolean;
  version: number;
  /** Keeps an order without readers a little longer. */
  stay: (() => void) | null;
};

/**
 * The orders whose audit somebody looks at. The engine makes rows of these only, so a reader reads the journal after
 * the engine has heard of it: what comes later is published, and nothing falls between.
 */
export class AuditWatch {
  readonly #options: AuditWatchOptions;
  readonly #watched = new Map<number, Watched>();
  #tell: (version: number, parentIds: readonly number[]) => void = () => undefined;
  #version = 0;
  #staying = 0;
  #isTelling = false;

  constructor(options: AuditWatchOptions) {
    this.#options = options;
  }

  /** Sets the receiver. Call it again after an engine start: a new engine knows no readers, and may have missed steps. */
  tellTo(tell: (version: number, parentIds: readonly number[]) => void): void {
    this.#tell = tell;
    for (const watched of this.#watched.values()) watched.isLive = false;
    this.#changed();
  }

  /** Calls `read` when the order's journal is to be read, once or more often. Returns how to stop. */
  add(parentId: number, read: () => void): () => void {
    const known = this.#watched.get(parentId);
    const watched = known ?? { readers: new Set(), isLive: false, version: Number.POSITIVE_INFINITY, stay: null };
    watched.readers.add(read);
    this.#stopStaying(watched);
    if (known === undefined) {
      this.#watched.set(parentId, watched);
      this.#changed();
    }
    if (watched.isLive) read();
    const giveUp = this.#options.later(() => {
      if (!watched.isLive) read();
    }, MAX_WAIT_MS);
    return () => {
      giveUp();
      this.#leave(parentId, watched, read);
    };
  }

  /** The engine publishes what it was told with this version. */
  heard(version: number): void {
    for (const watched of this.#watched.values()) {
      if (watched.isLive || watched.version > version) continue;
      watched.isLive = true;
      for (const read of watched.readers) read();
    }
  }

  #leave(parentId: number, watched: Watched, read: () => void): void {
    if (!watched.readers.delete(read) || watched.readers.size > 0) return;
    if (this.#staying >= MAX_STAYING) {
      this.#drop(parentId);
      return;
    }
    this.#staying += 1;
    watched.stay = this.#options.later(() => {
      this.#stopStaying(watched);
      this.#drop(parentId);
    }, STAY_MS);
  }

  #stopStaying(watched: Watched): void {
    if (watched.stay === null) return;
    watched.stay();
    watched.stay = null;
    this.#staying -= 1;
  }

  #drop(parentId: number): void {
    this.#watched.delete(parentId);
    this.#changed();
    this.#options.onLeft(parentId);
  }

  #changed(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    this.#options.soon(() => {
      this.#isTelling = false;
      this.#version += 1;
      for (const watched of this.#watched.values()) if (!watched.isLive) watched.version = this.#version;
      this.#tell(this.#version, [...this.#watched.keys()]);
    });
  }
}
