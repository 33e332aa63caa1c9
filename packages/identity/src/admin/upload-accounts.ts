import {
  type AccountChange,
  type AccountPlan,
  planAccounts,
  readAccountFile,
} from '@meridian/domain/accounts/account-file';
import { LIMITS_CHANGED } from '@meridian/protocol/ports/limits';
import { appendToOutbox } from '@meridian/storage/outbox';
import type { Db, IdentityContext } from '../identity-context.ts';
import { withoutControls } from '../plain-text.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { allAccounts, MAX_ACCOUNTS } from '../users/user-accounts.ts';
import { type Administrator, asAdministrator, type NotAdministrator } from './admin-change.ts';

export type AccountUpload = { readonly text: string; readonly is_preview: boolean; readonly reason: string };

export type AccountUploadOutcome =
  | (AccountPlan & { readonly kind: 'previewed' | 'refused' | 'unchanged' | 'uploaded' })
  | NotAdministrator;

/** Applies the whole file or nothing. Accounts that the file does not name stay. */
export async function uploadAccounts(
  context: IdentityContext,
  administrator: Administrator,
  { text, is_preview, reason }: AccountUpload,
): Promise<AccountUploadOutcome> {
  return asAdministrator<AccountUploadOutcome>(context, administrator, async (db) => {
    const known = await allAccounts(db);
    const plan = planAccounts(readAccountFile(text), known);
    const added = plan.changes.filter(({ action }) => action === 'added').length;
    if (known.length + added > MAX_ACCOUNTS) {
      const message = `A desk has up to ${MAX_ACCOUNTS} allocation accounts. The file would make ${known.length + added}.`;
      return { ...plan, kind: 'refused', findings: [...plan.findings, { line: null, message }] };
    }
    if (plan.findings.length > 0) return { ...plan, kind: 'refused' };
    const changes = plan.changes.filter(({ action }) => action !== 'kept');
    if (changes.length === 0) return { ...plan, kind: 'unchanged' };
    if (is_preview) return { ...plan, kind: 'previewed' };
    await applyChanges(context, db, administrator, { changes, reason: withoutControls(reason) });
    return { ...plan, kind: 'uploaded' };
  });
}

type Applied = { readonly changes: readonly AccountChange[]; readonly reason: string };

async function applyChanges(
  { nowMs }: IdentityContext,
  db: Db,
  { user, origin }: Administrator,
  { changes, reason }: Applied,
): Promise<void> {
  const rows = changes.map(({ account, alloc_account, custom_client_name }) => ({
    account,
    alloc_account,
    custom_client_name,
  }));
  await db
    .insertInto('account')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'alloc_account'])
        .doUpdateSet((eb) => ({ custom_client_name: eb.ref('excluded.custom_client_name') })),
    )
    .execute();
  const names = (action: AccountChange['action']) =>
    changes.filter((change) => change.action === action).map(({ alloc_account }) => alloc_account);
  const detail = { reason, added: names('added').join(', '), renamed: names('renamed').join(', ') };
  const event = { kind: 'accounts_uploaded' as const, actorId: user.id, subjectId: user.id, ip: origin.ip, detail };
  await recordSecurityEvent(db, event, nowMs());
  // Tells the order checks to reload accounts and limits.
  await appendToOutbox(db, [{ topic: LIMITS_CHANGED, key: 'all', payload: {} }], nowMs());
}
