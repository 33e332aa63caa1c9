import type { ReferenceKind } from '@meridian/domain/reference/reference-kinds';
import type { Generated, JSONColumnType } from 'kysely';

/** One import that changed something. */
export type ReferenceVersionTable = {
  id: Generated<number>;
  kind: ReferenceKind;
  /** YYYY-MM-DD. */
  effective_from: string;
  source_name: string;
  added: number;
  changed: number;
  removed: number;
  /** Null for what an installation starts with. */
  imported_by: number | null;
  imported_by_email: string | null;
  imported_ms: number;
};

export type ReferenceRowTable = {
  kind: ReferenceKind;
  key: string;
  version_id: number;
  effective_from: string;
  /** Its place in the file. */
  line: number;
  /** Null where the version takes the row out. */
  document: JSONColumnType<Record<string, unknown>> | null;
};

/** Dense from 0, in the order in which instruments were first traded with. */
export type InstrumentPositionTable = {
  bestex_id: string;
  position: number;
  /** Null in rows from before it was kept, until the next start. */
  price_unit: number | null;
};
