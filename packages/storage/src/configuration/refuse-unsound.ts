import { routedRowProblem } from '@meridian/domain/configuration-file/row-problem';
import { fileGraph } from '@meridian/domain/configuration-file/strategy-findings';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { refuse } from './change-configuration.ts';
import type { ConfigurationValues } from './configuration-row.ts';
import { byKind } from './file-rows.ts';
import type { GovernedKind } from './governed-kinds.ts';
import { isRoutedKind } from './governed-rows.ts';
import { readConfigurationRows, type Stored } from './import-configuration.ts';

/** A row as it would be. A new one has no id yet. */
export type PlacedRow = ConfigurationValues<GovernedKind> & { readonly id: number | null };

/** Refuses rows that a file of the configuration could not have either: invalid values, owners, names and places. */
export async function refuseUnsound(
  db: Kysely<Database>,
  kind: GovernedKind,
  placed: readonly PlacedRow[],
): Promise<void> {
  // Routing is checked against the desk, at the edge.
  if (placed.length === 0 || !isRoutedKind(kind)) return;
  const stored = await readConfigurationRows(db);
  const accounts = await db.selectFrom('account').select(['account', 'alloc_account']).execute();
  const kept = stored.filter(({ id }) => !placed.some((row) => row.id === id));
  const added = placed.map((row) => Object.assign({}, row, { kind }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the document of each kind was checked at the edge.
  const rows = byKind([...kept, ...(added as unknown as readonly Stored[])]);
  const context = { graph: fileGraph(rows), accounts };
  for (const [index, row] of rows[kind].slice(-placed.length).entries()) {
    const problem = routedRowProblem(kind, row, context);
    const place = placed.length === 1 ? '' : `Row ${index + 1}: `;
    const id = placed[index]?.id ?? null;
    if (problem !== null) refuse({ kind: problem.kind, name: row.name, id, text: `${place}${problem.message}` });
  }
}
