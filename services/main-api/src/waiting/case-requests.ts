import type { EscalatedCase } from '@meridian/storage/reports/case-store';
import { ALERT_RULES } from '@meridian/tca/surveillance/alert';
import type { SeesCase } from '../tca/case-access.ts';
import { isSameEmail } from './people.ts';
import { type Request, UNDECIDED } from './request.ts';

/** Surveillance cases that were escalated to somebody who has not decided yet. */
export function caseRequests(cases: readonly EscalatedCase[], maySee: SeesCase): readonly Request[] {
  return cases.flatMap((row): Request[] => {
    const { id, rule, exchange_symbol, alloc_account, sent_to, by_email, escalated_ms, reason } = row;
    if (sent_to === null || by_email === null) return [];
    return [
      {
        key: `case:${id}:${escalated_ms}`,
        kind: 'case',
        id,
        revision: 1,
        title: `Case ${id}: ${ALERT_RULES[rule].name}, ${exchange_symbol}`,
        account: alloc_account,
        note: reason ?? '',
        asked_by: by_email,
        asked_ms: escalated_ms,
        expires_ms: null,
        ...UNDECIDED,
        path: `/reports/surveillance?case=${id}`,
        isBy: ({ user }) => isSameEmail(by_email, user.email_id) && maySee(user, row),
        mayDecide: ({ user }) => user.surveillance_permit && isSameEmail(sent_to, user.email_id) && maySee(user, row),
        change: () => row.alert.sentence,
        soonMs: 0,
      },
    ];
  });
}
