import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { TestClient } from '../../live/testing.ts';

/** A client's rows of one subscription. It applies frames by the protocol and refuses invalid ones. */
export class SocketRows {
  readonly rows = new Map<RowKey, Cell[]>();
  fields: readonly string[] = [];
  snapshotParts = 0;
  /** The number of rows in increments, repeats included. */
  changedRows = 0;
  increments = 0;
  readonly #client: TestClient;
  readonly #id: string;
  #seq = 0;
  #isWhole = false;

  constructor(client: TestClient, id: string) {
    this.#client = client;
    this.#id = id;
  }

  /** Subscribes and takes the snapshot. */
  async open(topic: string, params: object): Promise<this> {
    this.#client.send('subscribe', { id: this.#id, topic, params });
    while (!this.#isWhole) await this.take();
    return this;
  }

  /** Takes increments until the condition holds. */
  async until(isReached: (held: this) => boolean): Promise<this> {
    while (!isReached(this)) await this.take();
    return this;
  }

  cell(key: RowKey, field: string): Cell | undefined {
    return this.rows.get(key)?.[this.fields.indexOf(field)];
  }

  async take(): Promise<void> {
    const { type, payload } = await this.#client.nextFrame();
    if (!('id' in payload) || payload.id !== this.#id) return;
    if (type === 'result') throw new Error(`refused: ${payload.code}`);
    if (type === 'fields') this.fields = payload.fields;
    else if (type === 'snapshot') {
      this.#count(payload.seq);
      this.snapshotParts += 1;
      for (const row of payload.rows) this.rows.set(keyOf(row), [...row]);
      this.#isWhole = payload.last;
    } else if (type === 'increment') {
      this.#count(payload.seq);
      if (!this.#isWhole) throw new Error('an increment came before the end of the snapshot');
      this.increments += 1;
      for (const change of payload.rows) this.#change(change);
      for (const key of payload.removed) this.rows.delete(key);
    }
  }

  #count(seq: number): void {
    this.#seq += 1;
    if (seq !== this.#seq) throw new Error(`the sequence has a hole before ${seq}`);
  }

  #change(change: readonly Cell[]): void {
    const key = keyOf(change);
    const row = this.rows.get(key) ?? [];
    if (row.length === 0 && change.length !== 1 + 2 * this.fields.length) throw new Error('a new row is not whole');
    for (let at = 1; at < change.length; at += 2) row[Number(change[at])] = change[at + 1] ?? null;
    this.rows.set(key, row);
    this.changedRows += 1;
  }
}

function keyOf(row: readonly Cell[]): RowKey {
  const [key] = row;
  if (typeof key !== 'string' && typeof key !== 'number') throw new Error('a row has no key');
  return key;
}
