import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import { useState } from 'react';
import { type GrantChange, grantChanges } from './grant-change.ts';
import { type GrantValues, grantValues, rebased } from './grant-draft.ts';

/** The user at the first edit, and the edited values. */
type Edit = { readonly base: AdminUser; readonly values: GrantValues };

export type GrantDraft = {
  readonly values: GrantValues;
  readonly changes: readonly GrantChange[];
  /** The version on which the save is based. */
  readonly version: number;
  /** What somebody else changed since the first edit. Null when nobody did. */
  readonly overtaking: readonly GrantChange[] | null;
  readonly set: (change: Partial<GrantValues>) => void;
  readonly discard: () => void;
  /** Applies my edits to the colleague's version. */
  readonly takeOver: () => void;
};

/** Edits of one user. Without edits the draft follows the user; the first edit fixes its base version. */
export function useGrantDraft(user: AdminUser): GrantDraft {
  const [edit, setEdit] = useState<Edit | null>(null);
  const base = edit?.base ?? user;
  const before = grantValues(base);
  const values = edit?.values ?? before;

  const put = (from: AdminUser, next: GrantValues) =>
    setEdit(grantChanges(grantValues(from), next).length === 0 ? null : { base: from, values: next });

  return {
    values,
    changes: grantChanges(before, values),
    version: base.version,
    overtaking: edit !== null && base.version !== user.version ? grantChanges(before, grantValues(user)) : null,
    set: (change) => put(base, { ...values, ...change }),
    discard: () => setEdit(null),
    takeOver: () => put(user, rebased(before, values, grantValues(user))),
  };
}
