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

/** Who may take a case over: everybody else with the permit who may see it. */
export async function receiversOf(
  identity: Pick<IdentityService, 'readTraderIds' | 'usersWith'>,
  row: ListedCase,
  by: User,
): Promise<readonly User[]> {
  const [permitted, maySee] = [await identity.usersWith('surveillance_permit'), await caseSight(identity)];
  return permitted.filter((user) => user.id !== by.id && maySee(user, row));
}

/** What to do where nobody else may see the case. */
export function nobodyText({ alloc_account }: Pick<ListedCase, 'alloc_account'>): string {
  return `Nobody else may see this case: ask an administrator to grant another person the Surveillance permit and ${alloc_account}.`;
}

type Escalation = {
  readonly row: ListedCase;
  readonly decision: CaseDecision;
  readonly to: User;
  readonly by: User;
  readonly nowMs: number;
};

/** The mail to the person whom a case is escalated to. */
export function escalationMails(
  identity: Pick<IdentityService, 'mailFor'>,
  { row, decision, to, by, nowMs }: Escalation,
): EscalationMails {
  const about = {
    caseId: row.id,
    ruleName: ALERT_RULES[row.rule].name,
    symbol: row.exchange_symbol,
    account: row.alloc_account,
    tradeDate: row.trade_date,
    score: row.score,
    sentence: row.alert.sentence,
    to: to.name,
    reason: decision.reason,
    findings: decision.text,
    by: by.email_id,
  };
  const mail = identity.mailFor(escalationMail(to.email_id, about), nowMs + EXPIRES_AFTER_MS);
  return { mails: [mail], mailed: [to.email_id] };
}
