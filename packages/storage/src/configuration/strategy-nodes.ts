import { groupLeadsTo } from '@meridian/domain/strategy-groups/group-document';
import type { StrategyNode } from '@meridian/domain/strategy-groups/strategy-graph';
import type { OrdersByStrategy } from '@meridian/domain/strategy-groups/strategy-uses';
import { LIVE_STRATEGIES, readLiveStrategies } from '@meridian/protocol/ports/routing';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import type { ConfigurationKind } from './configuration-documents.ts';
import { type ConfigurationRow, toRow } from './configuration-row.ts';

async function rowsOf<Kind extends ConfigurationKind>(
  db: Kysely<Database>,
  kind: Kind,
): Promise<ConfigurationRow<Kind>[]> {
  const rows = await db.selectFrom('configuration_row').selectAll().where('kind', '=', kind).execute();
  return rows.map((row) => toRow({ ...row, kind }));
}

type Named = Pick<StrategyNode, 'id' | 'name' | 'asset_class' | 'owner_account' | 'owner_alloc_account'>;

function node(kind: StrategyNode['kind'], row: Named, leadsTo: readonly string[]): StrategyNode {
  const { id, name, asset_class, owner_account, owner_alloc_account } = row;
  return { kind, id, name, asset_class, owner_account, owner_alloc_account, leadsTo };
}

/** All names besides algorithms, and where each leads. */
export async function strategyNodes(db: Kysely<Database>): Promise<StrategyNode[]> {
  const groups = await rowsOf(db, 'group');
  const strategies = await rowsOf(db, 'strategy');
  const settings = await rowsOf(db, 'setting');
  return [
    ...groups.map((row) => node('group', row, groupLeadsTo(row.document))),
    ...strategies.map((row) => node('strategy', row, [row.document.strategy_destination])),
    // A flat setting names its algorithm and nothing else.
    ...settings.map((row) => node('setting', row, [])),
  ];
}

/** Strategies of unfinished orders, as the engine last reported. */
export async function liveStrategies(db: Kysely<Database>): Promise<readonly OrdersByStrategy[]> {
  const row = await db
    .selectFrom('trading_memory')
    .select('body')
    .where('name', '=', LIVE_STRATEGIES)
    .executeTakeFirst();
  return readLiveStrategies(row?.body);
}
