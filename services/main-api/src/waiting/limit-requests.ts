import { limitLabel, limitText, LIMIT_FIELDS } from '@meridian/domain/limits/limit-fields';
import type { LimitChange } from '@meridian/protocol/rest/limit-schemas';
import { isSameEmail } from './people.ts';
import type { Request } from './request.ts';

const SOON_MS = 15 * 60_000;

/** Raises of limits that need or needed another administrator. */
export function limitRequests(changes: readonly LimitChange[]): readonly Request[] {
  return changes.flatMap((change): Request[] => {
    const { id, account, alloc_account, state, requested_by, expires_ms } = change;
    if (requested_by === null || expires_ms === null) return [];
    const isOwn = (email: string) => isSameEmail(requested_by, email);
    return [
      {
        key: `limit:${id}`,
        kind: 'limit',
        id,
        revision: 1,
        title: `Limits of ${alloc_account ?? account}`,
        account: alloc_account ?? account,
        note: change.note,
        asked_by: requested_by,
        asked_ms: change.requested_ms,
        expires_ms,
        state: state === 'in_force' ? 'approved' : state,
        decided_by: change.decided_by,
        decided_ms: change.decided_ms,
        decision_note: change.decision_note,
        path: `/admin/limits?account=${encodeURIComponent(alloc_account ?? account)}`,
        isBy: ({ user }) => isOwn(user.email_id),
        mayDecide: ({ user }) => user.is_admin && !isOwn(user.email_id),
        change: () => changeText(change),
        soonMs: SOON_MS,
      },
    ];
  });
}

function changeText({ before, after }: LimitChange): string {
  return LIMIT_FIELDS.filter(({ field }) => field in after)
    .map(({ field }) => {
      const was = before?.[field];
      const from = was === undefined ? '' : `${limitText(field, was)} → `;
      return `${limitLabel(field)} ${from}${limitText(field, after[field] ?? null)}`;
    })
    .join(', ');
}
