import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Cells } from './topic-source.ts';

/** `[key, fieldIndex, value, …]` with the named fields, or with every one. */
export function rowChange(row: Cells, fields: Iterable<number>): Cell[] {
  const change: Cell[] = [row.at(0) ?? null];
  for (const field of fields) change.push(field, row.at(field) ?? null);
  return change;
}

export function everyField(row: readonly Cell[]): Iterable<number> {
  return row.keys();
}

/** JSON texts gathered into arrays of about a size, each with the keys it is about. */
export class RowBatches {
  readonly #partBytes: number;
  readonly #done: { readonly json: string; readonly keys: readonly RowKey[] }[] = [];
  #texts: string[] = [];
  #keys: RowKey[] = [];
  #bytes = 0;

  constructor(partBytes: number) {
    this.#partBytes = partBytes;
  }

  add(key: RowKey, value: unknown): 'part full' | 'more fits' {
    const text = JSON.stringify(value);
    this.#texts.push(text);
    this.#keys.push(key);
    this.#bytes += text.length;
    if (this.#bytes < this.#partBytes) return 'more fits';
    this.#cut();
    return 'part full';
  }

  /** At least one, which may be empty. */
  finish(): readonly { readonly json: string; readonly keys: readonly RowKey[] }[] {
    if (this.#texts.length > 0 || this.#done.length === 0) this.#cut();
    return this.#done;
  }

  #cut(): void {
    this.#done.push({ json: `[${this.#texts.join(',')}]`, keys: this.#keys });
    this.#texts = [];
    this.#keys = [];
    this.#bytes = 0;
  }
}

/** The part of a frame that differs between subscribers. The rest is encoded once. */
export function frameHead(type: 'snapshot' | 'increment', id: string, seq: number): Buffer {
  return Buffer.from(`{"type":"${type}","payload":{"id":${JSON.stringify(id)},"seq":${seq},`);
}

export function snapshotTail(rowsJson: string, isLast: boolean): Buffer {
  return Buffer.from(`"rows":${rowsJson},"last":${isLast}}}`);
}

export function incrementTail(rowsJson: string, removed: readonly RowKey[]): Buffer {
  return Buffer.from(`"rows":${rowsJson},"removed":${JSON.stringify(removed)}}}`);
}
