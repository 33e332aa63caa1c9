import type { NamedGroup } from '@meridian/domain/strategy-groups/group-document';
import { groupNode, placeProblem } from '@meridian/domain/strategy-groups/group-problem';
import type { StrategyNode } from '@meridian/domain/strategy-groups/strategy-graph';
import {
  inUseText,
  type OrdersByStrategy,
  type StrategyUses,
  usesOf,
} from '@meridian/domain/strategy-groups/strategy-uses';
import { ARM_BELIEFS } from '@meridian/protocol/ports/routing';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { changeConfiguration, refuse, rowToChange } from './change-configuration.ts';
import { toRow } from './configuration-row.ts';
import type { ConfigurationRefusal, ConfigurationStoreOptions, ConfigurationWriter } from './configuration-store.ts';
import { type StoredGroup, toGroup, toGroupValues } from './group-rows.ts';
import { type GroupVersion, groupVersions } from './group-versions.ts';
import { removeRow } from './remove-row.ts';
import { saveRow } from './save-row.ts';
import { liveStrategies, strategyNodes } from './strategy-nodes.ts';

export type GroupToSave = NamedGroup & {
  readonly id?: number | undefined;
  readonly version?: number | undefined;
};

/** It conflicts with other configuration or with open orders. */
export type GroupRefusal = { readonly kind: 'does-not-fit' | 'in-use'; readonly text: string };

export type GroupSaved = { readonly kind: 'saved'; readonly group: ListedGroup };
type Removed = { readonly kind: 'removed'; readonly name: string };

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
  save(group: GroupToSave, writer: ConfigurationWriter): Promise<GroupSaved | GroupRefusal | ConfigurationRefusal>;
  remove(
    which: IdAndVersion,
    writer: ConfigurationWriter,
    /** Strategies of open orders, when the desk is reachable. */
    live?: readonly OrdersByStrategy[],
  ): Promise<Removed | GroupRefusal | ConfigurationRefusal>;
  /** Resets the arms' learning. It is a normal version of the group with its reason. */
  resetLearning(which: IdAndVersion, writer: ConfigurationWriter): Promise<GroupSaved | ConfigurationRefusal>;
  /** Newest first. Empty for a deleted group. */
  versions(id: number): Promise<readonly GroupVersion[]>;
  /** In the engine's format. Readers check it. */
  beliefs(): Promise<unknown>;
};

class Refused extends Error {
  readonly refusal: GroupRefusal;

  constructor(refusal: GroupRefusal) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

/**
 * Strategy groups, checked against the whole configuration in the same transaction, so that no two saves make a cycle.
 */
export function createGroupStore(options: ConfigurationStoreOptions): GroupStore {
  const { db } = options.database;
  const change = <Result>(work: (db: Kysely<Database>) => Promise<Result>) =>
    changeConfiguration(options, work).catch((error: unknown) => {
      if (error instanceof Refused) return error.refusal;
      throw error;
    });
  const list = async () => listGroups(db);
  const find = async (id: number) => (await list()).find((group) => group.id === id) ?? null;
  const saved = async (id: number): Promise<GroupSaved> => {
    const group = await find(id);
    if (group === null) throw new Error(`group ${id} was saved and is not there`);
    return { kind: 'saved', group };
  };
  return {
    list,
    find,
    save: async (group, writer) => {
      const outcome = await change((tx) => saveGroup(tx, group, { writer, nowMs: options.nowMs() }));
      return typeof outcome === 'number' ? await saved(outcome) : outcome;
    },
    remove: (which, writer, live) =>
      change(async (tx): Promise<Removed> => {
        await refuseUnseen(tx, which, writer);
        await refuseUsed(tx, which.id, live);
        return { kind: 'removed', name: await removeRow(tx, 'group', which.id, { writer, nowMs: options.nowMs() }) };
      }),
    resetLearning: async (which, writer) => {
      const outcome = await changeConfiguration(options, async (tx) => {
        const group = toGroup(await refuseUnseen(tx, which, writer));
        const next = { ...toGroupValues({ ...group, learning: group.learning + 1 }), id: group.id };
        const row = await saveRow(tx, 'group', { ...next, version: group.version }, { writer, nowMs: options.nowMs() });
        return row.id;
      });
      return typeof outcome === 'number' ? await saved(outcome) : outcome;
    },
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

type By = { readonly writer: ConfigurationWriter; readonly nowMs: number };

async function saveGroup(db: Kysely<Database>, { id, version, ...group }: GroupToSave, by: By): Promise<number> {
  const before =
    id === undefined ? null : toGroup(await rowToChange(db, { kind: 'group', id, name: group.name }, by.writer));
  const values = toGroupValues({ ...group, learning: before?.learning ?? 1 });
  const row = await saveRow(db, 'group', { ...values, id, version }, by);
  const others = (await strategyNodes(db)).filter((node) => node.kind !== 'group' || node.id !== row.id);
  const text = placeProblem(others, groupNode(group, row.id));
  if (text !== null) throw new Refused({ kind: 'does-not-fit', text });
  if (before !== null) await refuseLostName(db, before, others);
  return row.id;
}

/** Renaming a group or changing its owner may break those that lead to it. */
async function refuseLostName(
  db: Kysely<Database>,
  before: StoredGroup,
  others: readonly StrategyNode[],
): Promise<void> {
  const nodes = await strategyNodes(db);
  const node = groupNode(before, before.id);
  const uses = usesOf([...others, node], node, []);
  const now = nodes.find(({ kind, id }) => kind === 'group' && id === before.id);
  const still = now === undefined ? null : usesOf(nodes, now, []);
  const lost = [...uses.group_uses, ...uses.destination_uses].filter(
    (name) => still === null || ![...still.group_uses, ...still.destination_uses].includes(name),
  );
  if (lost.length === 0) return;
  const text = inUseText(before.name, { ...uses, group_uses: lost, destination_uses: [] });
  throw new Refused({ kind: 'in-use', text: text ?? '' });
}

/** The row to change, in the version on the screen. */
async function refuseUnseen(db: Kysely<Database>, { id, version }: IdAndVersion, writer: ConfigurationWriter) {
  const row = await rowToChange(db, { kind: 'group', id, name: '' }, writer);
  if (version !== null && row.version !== version) refuse({ kind: 'changed-meanwhile', name: row.name, id });
  return row;
}

async function refuseUsed(db: Kysely<Database>, id: number, now?: readonly OrdersByStrategy[]): Promise<void> {
  const nodes = await strategyNodes(db);
  const node = nodes.find((one) => one.kind === 'group' && one.id === id);
  const live = now ?? (await liveStrategies(db));
  const text = node === undefined ? null : inUseText(node.name, usesOf(nodes, node, live));
  if (text !== null) throw new Refused({ kind: 'in-use', text });
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
