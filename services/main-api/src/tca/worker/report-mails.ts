import type { IdentityService } from '@meridian/identity/create-identity';
import { reportMail } from '@meridian/identity/mail/mail-templates';
import type { ReportType } from '@meridian/domain/entities/scheduled-report';
import { reportRefusal } from '@meridian/domain/reports/report-permissions';
import type { DataPermissions } from '@meridian/domain/entities/permissions';
import type { ReportRun } from '@meridian/protocol/rest/tca-schemas';
import type { OutboxMessage } from '@meridian/storage/outbox';
import { maySeeAll } from '../report-access.ts';

export type ReportToMail = {
  readonly receivers: readonly string[];
  readonly reportName: string;
  readonly period: string;
  readonly summary: readonly string[];
  readonly pdf: Buffer;
  readonly accounts: DataPermissions;
  readonly reportType: ReportType | null;
};

export type ReportMails = {
  readonly mails: readonly OutboxMessage[];
  readonly mailed: readonly string[];
  readonly withheld: ReportRun['withheld'];
};

/** A report that waits longer is old news. */
const EXPIRES_AFTER_MS = 24 * 3_600_000;
/** Larger files are refused by many mail servers. */
const MAX_ATTACHED_BYTES = 8_000_000;

/** Mails for those receivers who are users that may see every account of the report and what it shows. */
export async function reportMails(
  identity: Pick<IdentityService, 'findUser' | 'mailFor'>,
  report: ReportToMail,
  nowMs: number,
): Promise<ReportMails> {
  const mails: OutboxMessage[] = [];
  const mailed: string[] = [];
  const withheld: ReportRun['withheld'] = [];
  const pdf = report.pdf.length > MAX_ATTACHED_BYTES ? null : report.pdf;
  for (const email of report.receivers) {
    const user = await identity.findUser({ email });
    const refusal = user === null ? 'Not an active user of Meridian.' : reportRefusal(user, report.reportType);
    if (user === null || refusal !== null) {
      withheld.push({ email, reason: refusal ?? '' });
    } else if (!maySeeAll(user, report.accounts)) {
      withheld.push({ email, reason: 'May not see every account of this report.' });
    } else {
      mails.push(identity.mailFor(reportMail(email, { ...report, pdf }), nowMs + EXPIRES_AFTER_MS));
      mailed.push(email);
    }
  }
  return { mails, mailed, withheld };
}
