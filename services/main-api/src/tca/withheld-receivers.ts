import type { IdentityService } from '@meridian/identity/create-identity';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ReportRun, ReportSettings } from '@meridian/protocol/rest/tca-schemas';
import { coveredBy } from './covered-by.ts';
import { reportMails } from './worker/report-mails.ts';

const NO_FILE = Buffer.alloc(0);

/** Who would not get the report if it ran now, by the rule that a run goes by; the mails themselves are not sent. */
export async function withheldReceivers(
  identity: Pick<IdentityService, 'findUser' | 'mailFor'>,
  settings: ReportSettings,
  owner: User,
  nowMs: number,
): Promise<ReportRun['withheld']> {
  const report = {
    receivers: settings.email_receivers,
    reportName: settings.report_name,
    period: '',
    summary: [],
    pdf: NO_FILE,
    accounts: coveredBy(settings, owner),
    reportType: settings.report_type,
  };
  return [...(await reportMails(identity, report, nowMs)).withheld];
}
