/** A step of the schema. Once released it never changes; its recorded checksum enforces that. */
export type Migration = {
  readonly number: number;
  readonly name: string;
  /** PostgreSQL 15 level SQL; may hold several statements. */
  readonly sql: string;
};
