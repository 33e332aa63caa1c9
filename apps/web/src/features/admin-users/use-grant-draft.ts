import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import { useState } from 'react';
import { type GrantChange, grantChanges } from './grant-change.ts';
import { type GrantValues, grantValues, rebased } from './grant-draft.ts';

/** The user as it was when the first edit was made, and the edits. */
type Edit = { readonly base: AdminUser; readonly values: GrantValues };

export type GrantDraft = {
  readonly values: GrantValues;
  readonly changes: readonly GrantChange[];
  /** The version that a save is made from. */
  readonly version: number;
  /** What somebody else changed since the first edit; null when nobody did. */
  readonly overtaking: readonly GrantChange[] | null;
  readonly set: (change: Partial<GrantValues>) => void;
  readonly discard: () => void;
  /** My edits again, on top of what the colleague left. */
  readonly takeOver: () => void;
};

/** Edits of one user: while there are none it follows the user, from the first one on it holds on to where it began. */
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
