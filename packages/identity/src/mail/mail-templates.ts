import type { MailMessage } from './mail-message.ts';

export type PinMailPurpose = 'login' | 'reset' | 'verify';

const PIN_REASON: Readonly<Record<PinMailPurpose, { readonly subject: string; readonly line: string }>> = {
  login: { subject: 'Your Meridian sign-in code', line: 'Enter this code to finish signing in to Meridian.' },
  reset: { subject: 'Reset your Meridian password', line: 'Enter this code to choose a new password for Meridian.' },
  verify: { subject: 'Verify your email for Meridian', line: 'Enter this code to verify your email for Meridian.' },
};

/** The code is only in the body, because subjects appear on locked screens and in mail server logs. */
export function pinMail(to: string, purpose: PinMailPurpose, pin: string): MailMessage {
  const { subject, line } = PIN_REASON[purpose];
  return mail(to, subject, [
    line,
    `Your code: ${pin}`,
    'It is good for 10 minutes and 5 tries. Nobody at Meridian will ask you for it.',
    'If you did not ask for it, you can ignore this mail.',
  ]);
}

/** Sent to the owner when somebody registers with an existing email. The page itself must not tell. */
export function alreadyRegisteredMail(to: string): MailMessage {
  return mail(to, 'You are registered with Meridian already', [
    'Somebody, perhaps you, tried to register with this email. It has a user already, and nothing was changed.',
    'If it was you, sign in, or choose "Forgot password" on the sign-in page.',
    'If it was not you, you can ignore this mail.',
  ]);
}

export function alreadyVerifiedMail(to: string): MailMessage {
  return mail(to, 'Your email is verified already', [
    'Somebody, perhaps you, asked for a code to verify this email for Meridian. It is verified already: just sign in.',
    'If it was not you, you can ignore this mail.',
  ]);
}

export function passwordChangedMail(to: string): MailMessage {
  return mail(to, 'Your Meridian password was changed', [
    'The password of your user was changed just now, and every open session was ended.',
    'If it was not you, reset the password at once and tell your administrator.',
  ]);
}

/** The address is the installation's own, and the inviter is the only name in it. */
export function invitationMail(to: string, publicUrl: string, inviter: string): MailMessage {
  return mail(to, 'You are invited to Meridian', [
    `${inviter} invites you to the trading desk.`,
    `Register with this email at ${publicUrl}/registration`,
    'After that, an administrator gives you permissions and accounts.',
    'If you did not expect this, you can ignore this mail.',
  ]);
}

export type ReportMail = {
  readonly reportName: string;
  readonly period: string;
  readonly summary: readonly string[];
  /** Null where it is too large for a mail. */
  readonly pdf: Buffer | null;
};

/** The report's name is its owner's, and so are the receivers: they know one another. */
export function reportMail(to: string, { reportName, period, summary, pdf }: ReportMail): MailMessage {
  const where =
    pdf === null
      ? 'The file is too large for a mail: open it in Meridian under Saved reports.'
      : 'The report is attached. Meridian has it under Saved reports, with its numbers as CSV.';
  const message = mail(to, `Meridian report: ${oneLine(reportName)}`, [`${reportName}, ${period}`, ...summary, where]);
  if (pdf === null) return message;
  const filename = `${oneLine(`${reportName} ${period}`).replaceAll(/[^A-Za-z0-9]+/g, '-')}.pdf`;
  const content = pdf.toString('base64');
  return { ...message, attachments: [{ filename, contentType: 'application/pdf', content, encoding: 'base64' }] };
}

export type EscalationMail = {
  readonly caseId: number;
  readonly ruleName: string;
  readonly symbol: string;
  readonly account: string;
  readonly tradeDate: string;
  readonly score: number;
  readonly sentence: string;
  /** To whom the case was escalated, in words. */
  readonly to: string;
  readonly reason: string;
  readonly findings: string | null;
  readonly by: string;
};

/** A mail leaves the house, so the orders of the case stay in Meridian. The subject says nothing of the client. */
export function escalationMail(to: string, about: EscalationMail): MailMessage {
  const { caseId, ruleName, symbol, account, tradeDate, score } = about;
  return mail(to, `Meridian surveillance: case ${caseId} was escalated`, [
    `${about.by} escalated case ${caseId} to ${oneLine(about.to)}. Reason: ${oneLine(about.reason)}`,
    `${ruleName}, ${symbol}, ${account}, ${tradeDate}, score ${score} of 100.`,
    about.sentence,
    ...(about.findings === null || about.findings === '' ? [] : [`Findings: ${about.findings}`]),
    `Open Meridian under Reports, Surveillance to see the orders and decide.`,
  ]);
}

export type RequestMail = {
  readonly title: string;
  readonly body: string;
  /** How many more there are. */
  readonly more: number;
  /** Null where the page's address is not known. */
  readonly link: string | null;
};

/** One sentence and a link. What a change says in detail stays in Meridian. */
export function requestMail(to: string, { title, body, more, link }: RequestMail): MailMessage {
  const rest = more === 0 ? '' : ` ${more} more ${more === 1 ? 'notice waits' : 'notices wait'} with it.`;
  return mail(to, `Meridian: ${oneLine(title)}`, [
    `${oneLine(title)}. ${oneLine(body)}${rest}`,
    link ?? 'Open Meridian under Waiting for me.',
  ]);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

// Nothing in a mail of an account comes from whoever asked for it, so that nobody can send their own words to others through us.
function mail(to: string, subject: string, paragraphs: readonly string[]): MailMessage {
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n\n-- \nMeridian\n`,
    html: `<!doctype html>\n<html lang="en"><body>\n${body}\n<p>Meridian</p>\n</body></html>\n`,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
