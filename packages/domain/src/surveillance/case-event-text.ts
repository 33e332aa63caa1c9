/** What was done with a case. Nothing of it is ever changed. */
export const CASE_EVENT_KINDS = [
  'raised',
  'opened',
  'dismissed',
  'escalated',
  'reopened',
  'mailed',
  'exported',
] as const;

export type CaseEventKind = (typeof CASE_EVENT_KINDS)[number];

const TEXTS: Readonly<Record<CaseEventKind, string>> = {
  raised: 'Alert raised',
  opened: 'Opened the case',
  dismissed: 'Dismissed the case',
  escalated: 'Escalated the case',
  reopened: 'Reopened the case',
  mailed: 'Mailed the escalation',
  exported: 'Downloaded the case as PDF',
};

type EventFields = { readonly kind: CaseEventKind; readonly reason: string | null; readonly to: string | null };

/** `Escalated the case to Compliance officer: Pattern seen before` */
export function caseEventText({ kind, reason, to }: EventFields): string {
  const whom = to === null ? '' : ` to ${to}`;
  return `${TEXTS[kind]}${whom}${reason === null ? '' : `: ${reason}`}`;
}
