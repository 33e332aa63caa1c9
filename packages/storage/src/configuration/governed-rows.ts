import type { RoutingState } from '@meridian/domain/four-eyes/accounts-reached';
import { type RoutedKind, type RoutedRow, type RoutedValues, routedRow } from '@meridian/domain/four-eyes/routed-row';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import type { ConfigurationDocuments, ConfigurationKind } from './configuration-documents.ts';
import { type ConfigurationValues, toRow } from './configuration-row.ts';
import { type DeskKind, DESK_KINDS, type GovernedKind, ROUTED_KINDS } from './governed-kinds.ts';

/** A row that names lead to, with its id. A new one has none yet. */
export type RoutedStored = RoutedRow & { readonly id: number | null };

type DeskRow<Kind extends DeskKind> = Kind extends DeskKind
  ? {
      readonly kind: Kind;
      readonly id: number | null;
      readonly name: string;
      readonly document: ConfigurationDocuments[Kind];
    }
  : never;

/** Any row that may need a second person. */
export type GovernedRow = RoutedStored | DeskRow<DeskKind>;

export function isRoutedKind(kind: ConfigurationKind): kind is RoutedKind {
  return ROUTED_KINDS.some((each) => each === kind);
}

export function isDeskKind(kind: ConfigurationKind): kind is DeskKind {
  return DESK_KINDS.some((each) => each === kind);
}

export function isGovernedKind(kind: ConfigurationKind): kind is GovernedKind {
  return isRoutedKind(kind) || isDeskKind(kind);
}

/** All that decides how orders are worked and where they go. */
export async function readGovernedRows(db: Kysely<Database>): Promise<readonly GovernedRow[]> {
  const rows = await db
    .selectFrom('configuration_row')
    .selectAll()
    .where('kind', 'in', [...ROUTED_KINDS, ...DESK_KINDS])
    .orderBy('name_key')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => {
    const { kind } = row;
    return isGovernedKind(kind) ? [toGoverned(kind, toRow({ ...row, kind }), row.id)] : [];
  });
}

type Values = Omit<ConfigurationValues<GovernedKind>, 'document'> & { readonly document: unknown };

/** The document is one of its kind: it was read from the store, or checked at the edge. */
export function toGoverned(kind: GovernedKind, values: Values, id: number | null): GovernedRow {
  if (isRoutedKind(kind)) return toRouted(kind, values, id);
  const { name, document } = values;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said above.
  return { kind, id, name, document } as DeskRow<DeskKind>;
}

export function toRouted(kind: RoutedKind, { document, ...values }: Values, id: number | null): RoutedStored {
  const { name, asset_class, owner_account, owner_alloc_account } = values;
  const row = { kind, id, name, asset_class, owner_account, owner_alloc_account, document };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said above.
  return { ...routedRow(row as RoutedValues), id };
}

export function routingState(governed: readonly GovernedRow[]): RoutingState {
  const rows = governed.filter((row): row is RoutedStored => isRoutedKind(row.kind));
  const configurations = governed.flatMap((row) => (row.kind === 'venue_configuration' ? [row.document] : []));
  return { rows, desk: { configurations, stops: new Map(governed.flatMap(stopOf)) } };
}

function stopOf(row: GovernedRow): readonly (readonly [string, number])[] {
  if (row.kind === 'penalty') return [[`penalty ${row.name}`, row.document.ends_ms ?? Number.POSITIVE_INFINITY]];
  if (row.kind !== 'destination' && row.kind !== 'venue') return [];
  return row.document.is_enabled ? [] : [[`${row.kind} ${row.name}`, Number.POSITIVE_INFINITY]];
}

/** The rows as they would be with another version of one, or with a new one. */
export function withRow(rows: readonly GovernedRow[], row: GovernedRow): readonly GovernedRow[] {
  const at = row.id === null ? -1 : rows.findIndex(({ id }) => id === row.id);
  // In its place, because routing reads rows of one priority in this order.
  return at < 0 ? [...rows, row] : rows.with(at, row);
}

export function withoutRow(rows: readonly GovernedRow[], id: number | null): readonly GovernedRow[] {
  return rows.filter((row) => id === null || row.id !== id);
}
