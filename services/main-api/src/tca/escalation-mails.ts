import type { IdentityService } from '@meridian/identity/create-identity';
import { escalationMail } from '@meridian/identity/mail/mail-templates';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { CaseDecision, ListedCase } from '@meridian/storage/reports/case-store';
import type { OutboxMessage } from '@meridian/storage/outbox';
import { ALERT_RULES } from '@meridian/tca/surveillance/alert';
import { caseSight } from './case-access.ts';

export type EscalationMails = { readonly mails: readonly OutboxMessage[]; readonly mailed: readonly string[] };

/** An escalation that waits longer was told otherwise. */
const EXPIRES_AFTER_MS = 3 * 24 * 3_600_000;

/** Mails to everybody with the permit who may see the case, but for whoever escalated it. */
export async function escalationMails(
  identity: Pick<IdentityService, 'mailFor' | 'readTraderIds' | 'usersWith'>,
  {
    row,
    decision,
    by,
    nowMs,
  }: {
    readonly row: ListedCase;
    readonly decision: CaseDecision;
    readonly by: User;
    readonly nowMs: number;
  },
): Promise<EscalationMails> {
  if (decision.state !== 'escalated') return { mails: [], mailed: [] };
  const [permitted, maySee] = [await identity.usersWith('surveillance_permit'), await caseSight(identity)];
  const mailed = permitted.filter((user) => user.id !== by.id && maySee(user, row)).map(({ email_id }) => email_id);
  const about = {
    caseId: row.id,
    ruleName: ALERT_RULES[row.rule].name,
    symbol: row.exchange_symbol,
    account: row.alloc_account,
    tradeDate: row.trade_date,
    score: row.score,
    sentence: row.alert.sentence,
    to: decision.to ?? '',
    reason: decision.reason,
    findings: decision.text,
    by: by.email_id,
  };
  return {
    mails: mailed.map((email) => identity.mailFor(escalationMail(email, about), nowMs + EXPIRES_AFTER_MS)),
    mailed,
  };
}
