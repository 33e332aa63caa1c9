import { type Static, Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { EpochMsSchema, IdSchema, nullable, NullableText, strictObject } from './schema-parts.ts';

export const REQUEST_KINDS = ['setting', 'strategy', 'group', 'routing', 'limit', 'order', 'case'] as const;
export const REQUEST_STATES = ['pending', 'approved', 'rejected', 'withdrawn', 'expired'] as const;
export const REQUEST_VERBS = ['approve', 'reject', 'release', 'withdraw'] as const;

/** Asked: a request waits for one. Soon: it ends before long. The others say what became of one's own. */
export const NOTICE_KINDS = ['asked', 'soon', 'approved', 'rejected', 'expired'] as const;

/** Something that waits for a second person, or that did. */
export const WaitingRequestSchema = Type.Object({
  /** The kind with the number, such as `limit:5`. */
  key: Type.String(),
  kind: Type.Enum(REQUEST_KINDS),
  id: IdSchema,
  /** What an approver saw. Raised by each amendment. */
  revision: Type.Integer({ minimum: 1 }),
  title: Type.String(),
  /** What it changes, in one line. */
  change: Type.String(),
  /** Null for the whole desk. */
  account: NullableText,
  note: Type.String(),
  asked_by: Type.String(),
  asked_ms: EpochMsSchema,
  /** Null for what waits until somebody decides. */
  expires_ms: nullable(EpochMsSchema),
  state: Type.Enum(REQUEST_STATES),
  decided_by: NullableText,
  decided_ms: nullable(EpochMsSchema),
  decision_note: NullableText,
  /** The page that shows all of it. */
  path: Type.String(),
  /** Who may decide, by name. */
  approvers: Type.Array(Type.String()),
  /** What the reader may do now. */
  verbs: Type.Array(Type.Enum(REQUEST_VERBS)),
});

export const waiting = restCall({
  service: 'main',
  method: 'GET',
  path: '/waiting',
  summary: 'What waits for the caller, the first to end first, and what the caller asked for, with its state.',
  access: 'user',
  response: Type.Object({
    now_ms: EpochMsSchema,
    /** Held orders are missing while the trading engine cannot be asked. */
    is_complete: Type.Boolean(),
    for_me: Type.Array(WaitingRequestSchema),
    by_me: Type.Array(WaitingRequestSchema),
  }),
});

const UserNoticeSchema = Type.Object({
  id: IdSchema,
  kind: Type.String(),
  title: Type.String(),
  body: Type.String(),
  path: Type.String(),
  at_ms: EpochMsSchema,
  is_read: Type.Boolean(),
});

export const listNotices = restCall({
  service: 'main',
  method: 'GET',
  path: '/notices',
  summary: 'What the caller was told about requests, newest first.',
  access: 'user',
  query: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }),
  response: Type.Object({ unread: Type.Integer({ minimum: 0 }), notices: Type.Array(UserNoticeSchema) }),
});

export const readNotices = restCall({
  service: 'main',
  method: 'POST',
  path: '/notices/read',
  summary: 'Mark notices as read, up to the newest that was on the screen.',
  access: 'user',
  body: strictObject({ up_to_id: IdSchema }),
  response: Type.Object({ unread: Type.Integer({ minimum: 0 }) }),
});

export const WAITING_CALLS = [waiting, listNotices, readNotices] as const;

export type WaitingRequest = Static<typeof WaitingRequestSchema>;
export type RequestVerb = (typeof REQUEST_VERBS)[number];
export type NoticeKind = (typeof NOTICE_KINDS)[number];
export type UserNoticeAnswer = Static<typeof UserNoticeSchema>;
