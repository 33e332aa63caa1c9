import type { PowerSearch } from '@meridian/protocol/live/search-commands';
import type { JSONColumnType } from 'kysely';

export type PowerSearchTable = {
  user_id: number;
  name: string;
  search: JSONColumnType<PowerSearch>;
  updated_ms: number;
};
