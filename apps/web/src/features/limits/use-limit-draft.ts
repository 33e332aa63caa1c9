import { changedFields, isRaise, type LimitPatch, pick, problemWithLimits } from '@meridian/domain/limits/limit-change';
import { type AccountLimits, NO_LIMITS } from '@meridian/domain/order-checks/account-limits';
import type { LimitedAccount } from '@meridian/protocol/rest/limit-schemas';
import { useState } from 'react';
import { fieldChanges } from './limit-text.ts';

/** Edits of an account's limits, based on the limits at the first edit. */
export function useLimitDraft(row: LimitedAccount, tradeDate: string) {
  // The version the edit is based on. The server refuses the save when a newer one exists.
  const [base] = useState(row);
  const [patch, setPatch] = useState<LimitPatch>({});
  const [invalid, setInvalid] = useState<Readonly<Record<string, string>>>({});
  const [dates, setDates] = useState({ effective_date: tradeDate, until_date: '' });
  const [note, setNote] = useState('');
  const before = base.limits ?? NO_LIMITS;
  const limits: AccountLimits = { ...before, ...patch };
  const fields = changedFields(before, patch);
  const after = pick(limits, fields);
  const changes = fieldChanges(base.limits, after);
  const raises = new Set(base.limits === null ? [] : fields.filter((field) => isRaise(field, before, limits)));
  const problem = Object.values(invalid)[0] ?? problemWithLimits(limits);
  return {
    limits,
    changes,
    /** The raises that need a second person's approval. */
    waiting: before.raise_needs_approval ? raises : new Set<string>(),
    dates,
    note,
    /** Why saving is not possible yet. Null when it is. */
    missing: whatIsMissing(changes.length, problem, note),
    setDates,
    setNote,
    set: (change: LimitPatch, error: string | null, label: string) => {
      setPatch({ ...patch, ...change });
      const { [label]: _gone, ...rest } = invalid;
      setInvalid(error === null ? rest : { ...rest, [label]: error });
    },
    body: {
      account: row.account,
      alloc_account: row.alloc_account,
      version: base.version,
      after,
      effective_date: dates.effective_date,
      until_date: dates.until_date === '' ? null : dates.until_date,
      note,
    },
  };
}

function whatIsMissing(count: number, problem: string | null, note: string): string | null {
  if (problem !== null) return problem;
  if (count === 0) return 'Change at least one limit';
  return note.trim() === '' ? 'Enter a note' : null;
}

export type LimitDraft = ReturnType<typeof useLimitDraft>;
