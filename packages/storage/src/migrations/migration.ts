/** A step of the schema; once released its text never changes, which its recorded checksum enforces. */
export type Migration = {
  readonly number: number;
  readonly name: string;
  /** PostgreSQL 15 level SQL; may hold several statements. */
  readonly sql: string;
};
