import type { Generated } from 'kysely';

/** What a user was told about a request, once. */
export type UserNoticeTable = {
  id: Generated<number>;
  user_id: number;
  /** The request and what became of it. The same is told once. */
  notice_key: string;
  kind: string;
  title: string;
  body: string;
  /** The page that shows it. */
  path: string;
  at_ms: number;
  read_ms: number | null;
};
