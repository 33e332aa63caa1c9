/** Reasons of a session reject, as SessionRejectReason numbers them. */
export const REJECT_REASON = {
  invalidTag: 0,
  requiredTagMissing: 1,
  tagNotDefinedForMessage: 2,
  undefinedTag: 3,
  tagWithoutValue: 4,
  valueIncorrect: 5,
  incorrectFormat: 6,
  decryption: 7,
  compId: 9,
  sendingTime: 10,
  invalidMsgType: 11,
  repeatedTag: 13,
  tagOutOfOrder: 14,
  groupOutOfOrder: 15,
  groupCount: 16,
  delimiterInValue: 17,
  applicationVersion: 18,
  other: 99,
} as const;

export type RejectReason = (typeof REJECT_REASON)[keyof typeof REJECT_REASON];

export type SessionProblem = {
  readonly kind: 'reject';
  readonly reason: RejectReason;
  /** The tag at fault, as it was sent; null without one. */
  readonly refTag: string | null;
  readonly text: string;
};

export type BusinessProblem = { readonly kind: 'business-reject'; readonly reason: number; readonly text: string };

const TEXTS: Readonly<Record<RejectReason, string>> = {
  0: 'Invalid tag number',
  1: 'Required tag missing',
  2: 'Tag not defined for this message type',
  3: 'Undefined tag',
  4: 'Tag specified without a value',
  5: 'Value is incorrect (out of range) for this tag',
  6: 'Incorrect data format for value',
  7: 'Decryption problem',
  9: 'CompID problem',
  10: 'SendingTime accuracy problem',
  11: 'Invalid MsgType',
  13: 'Tag appears more than once',
  14: 'Tag specified out of required order',
  15: 'Repeating group fields out of order',
  16: 'Incorrect NumInGroup count for repeating group',
  17: 'Value includes the field delimiter',
  18: 'Unsupported application version',
  99: 'Other',
};

export function rejectFor(reason: RejectReason, refTag: number | string | null = null): SessionProblem {
  return { kind: 'reject', reason, refTag: refTag === null ? null : String(refTag), text: TEXTS[reason] };
}
