/** Collects the widths of numbers that did not fit, until they are taken. */
export class NeededWidths {
  #noted = new Map<string, number>();

  note(columnId: string, width: number): void {
    if (width > (this.#noted.get(columnId) ?? 0)) this.#noted.set(columnId, Math.ceil(width));
  }

  /** Null when every number fitted. */
  take(): ReadonlyMap<string, number> | null {
    if (this.#noted.size === 0) return null;
    const taken = this.#noted;
    this.#noted = new Map();
    return taken;
  }
}

/** Columns only grow: a grid whose columns keep moving cannot be read. Returns the same map when nothing grew. */
export function grownWidths(
  before: ReadonlyMap<string, number>,
  needed: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const grown = [...needed].filter(([id, width]) => Number.isFinite(width) && width > (before.get(id) ?? 0));
  return grown.length === 0 ? before : new Map([...before, ...grown]);
}
