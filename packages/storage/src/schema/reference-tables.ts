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
  /** Null for the initial data. */
  imported_by: number | null;
  imported_by_email: string | null;
  imported_ms: number;
};

export type ReferenceRowTable = {
  kind: ReferenceKind;
  key: string;
  version_id: number;
  effective_from: string;
  /** Its position in the file. */
  line: number;
  /** Null when the version deletes the row. */
  document: JSONColumnType<Record<string, unknown>> | null;
};

/** Contiguous from 0, in the order in which instruments, and finer units of their prices, first appeared. */
export type InstrumentPositionTable = {
  bestex_id: string;
  /** YYYY-MM-DD, the first day on which prices count in this unit. Empty for the first position of an instrument. */
  effective_from: string;
  position: number;
  /** Null in rows that are older than this column, until the next start. */
  price_unit: number | null;
};
