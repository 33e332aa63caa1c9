export const AUDIT_GROUPS = {
  requests: [
    'NEW ORDER REQUEST',
    'ORDER MODIFY REQUEST',
    'ORDER CANCEL REQUEST',
    'STRATEGY PARAMETER CHANGE',
    'ARRIVED PENDING REVIEW',
  ],
  fills: ['PARTIAL FILL', 'FULL FILL'],
  accepts: ['NEW ORDER ACCEPT', 'ORDER MODIFY ACCEPT', 'CANCEL/OUT', 'UNSOLICITED CANCEL'],
  rejects: ['NEW ORDER REJECT', 'ORDER MODIFY REJECT', 'ORDER CANCEL REJECT'],
  /** Entries of the decision journal. They are not requests. */
  notes: ['NOTE'],
} as const;

export type AuditGroup = keyof typeof AUDIT_GROUPS;

export type AuditType = (typeof AUDIT_GROUPS)[AuditGroup][number];

const GROUP_OF: ReadonlyMap<string, AuditGroup> = new Map(
  (['requests', 'fills', 'accepts', 'rejects', 'notes'] as const).flatMap((group) =>
    AUDIT_GROUPS[group].map((type) => [type, group] as const),
  ),
);

/** Null for an unknown type, which an older journal may hold. */
export function auditGroup(type: string): AuditGroup | null {
  return GROUP_OF.get(type) ?? null;
}
