import type { GridHandle, PaintedRow } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';

/** Changes the ticked rows. The page reads them from the handle. */
export class RowSelector {
  readonly #handle: GridHandle;
  /** Where a range of rows begins: the row that was clicked or ticked last without Shift. */
  #anchorIndex: number | null = null;

  constructor(handle: GridHandle) {
    this.#handle = handle;
  }

  /** A range of rows may begin here; nothing is ticked yet. */
  startAt(index: number): void {
    this.#anchorIndex = index;
  }

  async toggle(row: PaintedRow, index: number): Promise<void> {
    this.#anchorIndex = index;
    if (row.key !== null) this.#handle.selection.toggle(row.key);
    else await this.#toggleAll({ kind: 'range', first: index, last: index });
  }

  /** From the row that was clicked or ticked last to this one, both included. */
  async extendTo(index: number, isAdded: boolean): Promise<void> {
    const from = this.#anchorIndex ?? index;
    this.#anchorIndex = from;
    const { selection } = this.#handle;
    const keys = await this.#handle.keys({
      kind: 'range',
      first: Math.min(from, index),
      last: Math.max(from, index),
    });
    selection.set(isAdded ? [...selection.getKeys(), ...keys] : keys);
  }

  /** Ticks all rows that pass the filters; a second time unticks them. */
  async toggleFiltered(): Promise<void> {
    await this.#toggleAll({ kind: 'filtered' });
  }

  async selectFiltered(): Promise<void> {
    this.#handle.selection.set(await this.#handle.keys({ kind: 'filtered' }));
  }

  clear(): boolean {
    if (this.#handle.selection.getKeys().size === 0) return false;
    this.#handle.selection.set([]);
    return true;
  }

  async #toggleAll(rows: Parameters<GridHandle['keys']>[0]): Promise<void> {
    const { selection } = this.#handle;
    const keys = await this.#handle.keys(rows);
    const selected = new Set<RowKey>(selection.getKeys());
    const isAll = keys.every((key) => selected.has(key));
    for (const key of keys) {
      if (isAll) selected.delete(key);
      else selected.add(key);
    }
    selection.set(selected);
  }
}
