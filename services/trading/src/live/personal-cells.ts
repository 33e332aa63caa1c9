import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { PersonalField, PersonalView } from './personal-field.ts';
import { incrementTail, RowBatches } from './row-encoding.ts';
import type { SubscriptionGroup } from './subscription-group.ts';

/** The personal cells that a subscription still has to send, after the shared rows. */
export class PersonalCells {
  readonly #shared: PersonalField['shared'];
  readonly #column: number;
  readonly #group: SubscriptionGroup;
  readonly #view: PersonalView;
  readonly #owed: Set<RowKey>;

  constructor(personal: PersonalField, group: SubscriptionGroup, user: User) {
    this.#shared = personal.shared;
    this.#group = group;
    this.#column = group.fields.indexOf(personal.field);
    this.#view = personal.open(user, (key) => this.#owed.add(key));
    this.#owed = new Set(this.#view.keys());
  }

  /** These rows were sent with the shared value over the user's own. */
  overwritten(keys: readonly RowKey[]): void {
    for (const key of keys) if (this.#view.value(key) !== this.#shared) this.#owed.add(key);
  }

  get isOwed(): boolean {
    return this.#owed.size > 0;
  }

  /** The next frame, or null when nothing is pending. Rows that the client does not have are skipped. */
  next(partBytes: number): Buffer | null {
    if (this.#owed.size === 0) return null;
    const batches = new RowBatches(partBytes);
    let rows = 0;
    for (const key of this.#owed) {
      this.#owed.delete(key);
      if (!this.#group.isKnown(key)) continue;
      rows += 1;
      if (batches.add(key, [key, this.#column, this.#view.value(key)]) === 'part full') break;
    }
    return rows === 0 ? null : incrementTail(batches.finish()[0]?.json ?? '[]', []);
  }

  close(): void {
    this.#view.close();
  }
}
