import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import { allSteps } from '@meridian/service-kit/testing/all-steps';
import { scopeOf, type TopicSource, type TopicView } from '../../live/topic-source.ts';

/** The rows of a group of subscribers: a snapshot, then only reported changes. */
export class TopicClient {
  readonly rows = new Map<RowKey, Cell[]>();
  /** Every row that was ever sent, key first. */
  readonly left: (readonly Cell[])[] = [];
  readonly changes: { readonly key: RowKey; readonly fields: readonly number[] | null; readonly urgent: boolean }[] =
    [];
  readonly fields: readonly string[];
  readonly #view: TopicView;
  readonly #dirty = new Map<RowKey, Set<number> | null>();

  constructor(source: TopicSource, user: User, params: Readonly<Record<string, unknown>> = {}) {
    this.fields = source.fields;
    this.#view = source.open(params, scopeOf(user), (key, change) => {
      const { fields = null, urgent = false } = change ?? {};
      this.changes.push({ key, fields, urgent });
      const before = this.#dirty.get(key);
      if (fields === null || before === null) this.#dirty.set(key, null);
      else this.#dirty.set(key, new Set([...(before ?? []), ...fields]));
    });
    for (const key of this.#view.keys()) this.#put(key, null);
  }

  /** Applies the changes, as a flush would, with all the time that a search takes. */
  flush(): this {
    const { recheck } = this.#view;
    if (recheck !== undefined) allSteps(recheck.rows.recheck(() => true));
    for (const [key, fields] of this.#dirty) this.#put(key, fields);
    this.#dirty.clear();
    return this;
  }

  cell(key: RowKey, field: string): Cell | undefined {
    return this.rows.get(key)?.[this.fields.indexOf(field)];
  }

  keys(): readonly RowKey[] {
    return [...this.rows.keys()];
  }

  close(): void {
    this.#view.close();
  }

  /** Who sends a change only looks at the row. It must be the same. */
  #compareLook(key: RowKey, row: readonly Cell[]): void {
    if (this.#view.look === undefined) return;
    const look = this.#view.look(key);
    const differs = row.findIndex((cell, column) => !Object.is(look?.at(column), cell));
    if (differs >= 0) throw new Error(`a look at ${key} differs in ${this.fields[differs]}`);
  }

  #put(key: RowKey, fields: ReadonlySet<number> | null): void {
    const row = this.#view.row(key);
    if (row === undefined) {
      this.rows.delete(key);
      return;
    }
    this.#compareLook(key, row);
    this.left.push(row);
    const held = this.rows.get(key);
    if (held === undefined || fields === null) this.rows.set(key, [...row]);
    else for (const field of fields) held[field] = row[field] ?? null;
  }
}
