import type { NamedGroup } from '@meridian/domain/strategy-groups/group-document';
import { type OrdersByStrategy, type StrategyUses, usesOf } from '@meridian/domain/strategy-groups/strategy-uses';
import { ARM_BELIEFS } from '@meridian/protocol/ports/routing';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { type ChangeBy, changeConfiguration, refuse, rowToChange } from './change-configuration.ts';
import { toRow } from './configuration-row.ts';
import type { ConfigurationRefusal, ConfigurationStoreOptions, ConfigurationWriter } from './configuration-store.ts';
import { type StoredGroup, toGroup, toGroupValues } from './group-rows.ts';
import { type GroupVersion, groupVersions } from './group-versions.ts';
import { expireProposals } from './proposals/keep-proposal.ts';
import type { ConfigurationProposal } from './proposals/proposal-row.ts';
import { placedRow, submitRemoval, submitRow, type Submitted } from './proposals/submit-change.ts';
import { refuseUnsound } from './refuse-unsound.ts';
import { liveStrategies, strategyNodes } from './strategy-nodes.ts';

export type GroupToSave = NamedGroup & {
  readonly id?: number | undefined;
  readonly version?: number | undefined;
};

type Saved = { readonly kind: 'saved'; readonly group: ListedGroup };
type Removed = { readonly kind: 'removed'; readonly name: string };
/** It waits for a second person. */
type Proposed = { readonly kind: 'proposed'; readonly proposal: ConfigurationProposal<'group'> };

/** A group with its creator, last writer and uses. */
export type ListedGroup = StoredGroup & {
  readonly createdBy: number | null;
  readonly savedMs: number;
  readonly savedByEmail: string | null;
  readonly uses: StrategyUses;
};

type IdAndVersion = { readonly id: number; readonly version: number | null };

export type GroupStore = {
  list(): Promise<readonly ListedGroup[]>;
  find(id: number): Promise<ListedGroup | null>;
  save(group: GroupToSave, writer: ConfigurationWriter): Promise<Saved | Proposed | ConfigurationRefusal>;
  remove(
    which: IdAndVersion,
    writer: ConfigurationWriter,
    /** Strategies of open orders, when the desk is reachable. */
    live?: readonly OrdersByStrategy[],
  ): Promise<Removed | Proposed | ConfigurationRefusal>;
  /** Resets the arms' learning. It is a normal version of the group with its reason. */
  resetLearning(which: IdAndVersion, writer: ConfigurationWriter): Promise<Saved | Proposed | ConfigurationRefusal>;
  /** Newest first. Empty for a deleted group. */
  versions(id: number): Promise<readonly GroupVersion[]>;
  /** In the engine's format. Readers check it. */
  beliefs(): Promise<unknown>;
};

/**
 * Strategy groups, checked against the whole configuration in the same transaction, so that no two saves make a cycle.
 */
export function createGroupStore(options: ConfigurationStoreOptions): GroupStore {
  const { db } = options.database;
  const change = <Result>(work: (db: Kysely<Database>, nowMs: number) => Promise<Result>) =>
    changeConfiguration(options, async (tx) => {
      const nowMs = options.nowMs();
      await expireProposals(tx, nowMs);
      return work(tx, nowMs);
    });
  const list = async () => listGroups(db);
  const find = async (id: number) => (await list()).find((group) => group.id === id) ?? null;
  const outcomeOf = async (
    submitted: Submitted<'group'> | ConfigurationRefusal,
  ): Promise<Saved | Proposed | ConfigurationRefusal> => {
    if (submitted.kind !== 'saved') {
      if (submitted.kind === 'removed') throw new Error('a save removed a group');
      return submitted;
    }
    const group = await find(submitted.row.id);
    if (group === null) throw new Error(`group ${submitted.row.id} was saved and is not there`);
    return { kind: 'saved', group };
  };
  return {
    list,
    find,
    save: async (group, writer) =>
      outcomeOf(await change((tx, nowMs) => saveGroup(tx, group, changeBy(writer, nowMs)))),
    remove: async (which, writer, live) => {
      const by = { ...(live !== undefined && { live }) };
      const outcome = await change((tx, nowMs) =>
        submitRemoval(tx, 'group', which, { ...changeBy(writer, nowMs), ...by }),
      );
      if (outcome.kind === 'saved') throw new Error('a removal saved a group');
      return outcome;
    },
    resetLearning: async (which, writer) =>
      outcomeOf(
        await change(async (tx, nowMs) => {
          const group = toGroup(await refuseUnseen(tx, which, writer));
          const next = { ...toGroupValues({ ...group, learning: group.learning + 1 }), id: group.id };
          return submitRow(tx, 'group', { ...next, version: group.version }, changeBy(writer, nowMs));
        }),
      ),
    versions: (id) => groupVersions(db, id),
    beliefs: async () => {
      const row = await db
        .selectFrom('trading_memory')
        .select('body')
        .where('name', '=', ARM_BELIEFS)
        .executeTakeFirst();
      return row?.body ?? null;
    },
  };
}

function changeBy(writer: ConfigurationWriter, nowMs: number): ChangeBy {
  return { writer, nowMs, note: writer.note ?? '' };
}

async function saveGroup(
  db: Kysely<Database>,
  { id, version, ...group }: GroupToSave,
  by: ChangeBy,
): Promise<Submitted<'group'>> {
  const before =
    id === undefined ? null : toGroup(await rowToChange(db, { kind: 'group', id, name: group.name }, by.writer));
  const values = toGroupValues({ ...group, learning: before?.learning ?? 1 });
  const submitted = await submitRow(db, 'group', { ...values, id, version }, by);
  await refuseUnsound(db, 'group', placedRow(submitted));
  return submitted;
}

/** The row to change, in the version on the screen. */
async function refuseUnseen(db: Kysely<Database>, { id, version }: IdAndVersion, writer: ConfigurationWriter) {
  const row = await rowToChange(db, { kind: 'group', id, name: '' }, writer);
  if (version !== null && row.version !== version) refuse({ kind: 'changed-meanwhile', name: row.name, id });
  return row;
}

async function listGroups(db: Kysely<Database>): Promise<readonly ListedGroup[]> {
  const rows = await db
    .selectFrom('configuration_row as row')
    .innerJoin('configuration_version as saved', (join) =>
      join.onRef('saved.row_id', '=', 'row.id').onRef('saved.version', '=', 'row.version'),
    )
    .selectAll('row')
    .select(['saved.saved_ms', 'saved.saved_by_email'])
    .where('row.kind', '=', 'group')
    .orderBy('row.name_key')
    .orderBy('row.id')
    .execute();
  const nodes = await strategyNodes(db);
  const live = await liveStrategies(db);
  return rows.map(({ saved_ms, saved_by_email, ...row }) => {
    const group = toGroup(toRow({ ...row, kind: 'group' }));
    const node = nodes.find(({ kind, id }) => kind === 'group' && id === group.id);
    const uses = node === undefined ? NO_USES : usesOf(nodes, node, live);
    return Object.assign(group, { createdBy: row.created_by, savedMs: saved_ms, savedByEmail: saved_by_email, uses });
  });
}

const NO_USES: StrategyUses = { destination_uses: [], group_uses: [], direct_uses: [], orders: 0 };
