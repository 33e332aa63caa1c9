import type { JSONColumnType } from 'kysely';

export type PowerSearchTable = {
  user_id: number;
  name: string;
  /** As the protocol's PowerSearch describes it. */
  search: JSONColumnType<object>;
  updated_ms: number;
};
