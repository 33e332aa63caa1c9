import type { JSONColumnType } from 'kysely';

export type UserPreferenceTable = {
  user_id: number;
  choices: JSONColumnType<Record<string, unknown>>;
  saved_ms: number;
};
