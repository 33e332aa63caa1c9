import { type RoutedKind, type RoutedRow, type RoutedValues, routedRow } from '@meridian/domain/four-eyes/routed-row';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import type { ConfigurationKind } from './configuration-documents.ts';
import { type ConfigurationValues, toRow } from './configuration-row.ts';

/** A row of the configuration with its id. A new one has none yet. */
export type RoutedStored = RoutedRow & { readonly id: number | null };

const KINDS: readonly ConfigurationKind[] = ['group', 'strategy', 'setting'];

export function isRoutedKind(kind: ConfigurationKind): kind is RoutedKind {
  return KINDS.includes(kind);
}

/** All that decides how orders are worked. */
export async function readRoutedRows(db: Kysely<Database>): Promise<readonly RoutedStored[]> {
  const rows = await db
    .selectFrom('configuration_row')
    .selectAll()
    .where('kind', 'in', [...KINDS])
    .execute();
  return rows.flatMap((row) => {
    const { kind } = row;
    return isRoutedKind(kind) ? [toRouted(kind, toRow({ ...row, kind }), row.id)] : [];
  });
}

type Values = Omit<ConfigurationValues<RoutedKind>, 'document'> & { readonly document: unknown };

/** The document is one of its kind: it was read from the store, or checked at the edge. */
export function toRouted(kind: RoutedKind, { document, ...values }: Values, id: number | null): RoutedStored {
  const { name, asset_class, owner_account, owner_alloc_account } = values;
  const row = { kind, id, name, asset_class, owner_account, owner_alloc_account, document };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said above.
  return { ...routedRow(row as RoutedValues), id };
}

/** The rows as they would be with another version of one, or with a new one. */
export function withRow(rows: readonly RoutedStored[], row: RoutedStored): readonly RoutedStored[] {
  return [...withoutRow(rows, row.id), row];
}

export function withoutRow(rows: readonly RoutedStored[], id: number | null): readonly RoutedStored[] {
  return rows.filter((row) => id === null || row.id !== id);
}
