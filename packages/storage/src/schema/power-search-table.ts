import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import type { JSONColumnType } from 'kysely';

export type PowerSearchTable = {
  user_id: number;
  name: string;
  search: JSONColumnType<PowerSearch>;
  updated_ms: number;
};
