import type { Generated, JSONColumnType } from 'kysely';

export type OutboxTable = {
  id: Generated<number>;
  topic: string;
  key: string;
  payload: JSONColumnType<object>;
  created_ms: number;
};

export type OutboxCursorTable = {
  consumer: string;
  last_id: number;
};
