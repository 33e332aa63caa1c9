import type { PoolClient } from 'pg';

/** A table with the columns that are stored: generated ones are made again. */
export type TablePlan = { readonly name: string; readonly columns: readonly string[] };

export type Reference = { readonly from: string; readonly to: string };

/** Made by the migrations themselves. */
export const MIGRATION_TABLE = 'schema_migration';

/** Every table of Meridian, a table before those that refer to it. */
export async function planTables(client: PoolClient): Promise<readonly TablePlan[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name,
            array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1
      group by c.relname`,
    [MIGRATION_TABLE],
  );
  const { rows: references } = await client.query<Reference>(
    `select f.relname as "from", t.relname as "to"
       from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and f.relnamespace = 'public'::regnamespace`,
  );
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  return referencedFirst([...columnsOf.keys()], references).map((name) => ({
    name,
    columns: columnsOf.get(name) ?? [],
  }));
}

/** By name, except that a table comes after those that it refers to. A reference to itself does not count. */
export function referencedFirst(names: readonly string[], references: readonly Reference[]): readonly string[] {
  const waiting = new Set(names.toSorted());
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const isFree = (name: string): boolean =>
      !references.some(({ from, to }) => from === name && to !== name && waiting.has(to));
    const free = [...waiting].filter(isFree);
    if (free.length === 0) throw new Error(`the tables ${[...waiting].join(', ')} refer to each other in a circle`);
    for (const name of free) waiting.delete(name);
    ordered.push(...free);
  }
  return ordered;
}

/** For a statement: the table and its columns as `"name" ("a", "b")`. */
export function tableSql(client: PoolClient, { name, columns }: TablePlan): string {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `${client.escapeIdentifier(name)} (${list})`;
}
