import type { LogScope } from '@meridian/domain/log-scope';
import type { Generated, GeneratedAlways } from 'kysely';

export type EventLogTable = {
  id: Generated<number>;
  at_ms: number;
  scope: LogScope;
  log_level: string;
  account: string | null;
  alloc_account: string | null;
  list_name: string | null;
  numeric_id: number | null;
  symbol: string | null;
  side: string | null;
  size: number | null;
  file_name: string | null;
  log_message: string;
  /** The searchable text, in lower case. */
  search_text: GeneratedAlways<string>;
};
