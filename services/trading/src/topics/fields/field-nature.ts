/**
 * What a field asks of whoever sends it on. `urgent`: a change of it does not wait for the next flush. `market`: it
 * leaves only to users with the market-data permit.
 */
export type FieldNature = 'key' | 'plain' | 'urgent' | 'market';

/** `satisfies` it, and neither a missing field nor a misspelt one compiles; the order of the fields is that of the row. */
export type Natures<Row> = Readonly<Record<keyof Row, FieldNature>>;
