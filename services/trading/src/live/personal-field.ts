import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Topic } from '@meridian/protocol/live/topic-names';
import type { User } from '@meridian/protocol/rest/identity-schemas';

/** The cells of one user in a field that is the user's own. */
export type PersonalView = {
  /** Rows in which the user's cell differs from the shared one. */
  keys(): Iterable<RowKey>;
  value(key: RowKey): Cell;
  close(): void;
};

/**
 * A field whose value depends on the user. Rows are encoded once with the shared value; each user's own values follow.
 */
export type PersonalField = {
  readonly field: string;
  readonly shared: Cell;
  open(user: User, changed: (key: RowKey) => void): PersonalView;
};

export type PersonalFields = Partial<Record<Topic, PersonalField>>;
