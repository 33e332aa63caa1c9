import { type Static, Type } from 'typebox';
import { matches } from '../matches.ts';
import { NOTICE_KINDS } from '../rest/waiting-calls.ts';

/** Bus topic for what one user is told about a request. */
export const USER_NOTICE = 'user.notice';

const UserNewsSchema = Type.Object({
  user_id: Type.Integer(),
  kind: Type.Enum(NOTICE_KINDS),
  title: Type.String(),
  message: Type.String(),
  path: Type.String(),
  at_ms: Type.Integer(),
});

export type UserNews = Static<typeof UserNewsSchema>;

/** Null for what cannot be read. */
export function readUserNews(payload: unknown): UserNews | null {
  return matches(UserNewsSchema, payload) ? payload : null;
}
