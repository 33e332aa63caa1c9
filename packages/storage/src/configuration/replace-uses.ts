import type { RoutedKind } from '@meridian/domain/four-eyes/routed-row';
import { placeProblem } from '@meridian/domain/strategy-groups/group-problem';
import { replaceInGroup, replacementProblem } from '@meridian/domain/strategy-groups/replace-name';
import { findNode, type StrategyNode } from '@meridian/domain/strategy-groups/strategy-graph';
import { usersOf } from '@meridian/domain/strategy-groups/strategy-uses';
import { isNamed } from '@meridian/domain/strategy-settings/settings-version';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { type ChangeBy, refuse, rowToChange } from './change-configuration.ts';
import type { ConfigurationRow } from './configuration-row.ts';
import { saveRow } from './save-row.ts';
import { strategyNodes } from './strategy-nodes.ts';

type Replaced = {
  readonly row: Pick<ConfigurationRow<RoutedKind>, 'id' | 'name'>;
  readonly kind: RoutedKind;
  readonly to: string;
};

/** Replaces a row in everything that leads to it. Each becomes a new version; all are saved or none. */
export async function replaceUses(db: Kysely<Database>, replaced: Replaced, by: ChangeBy): Promise<void> {
  const { row, kind, to } = replaced;
  const does = (text: string) => refuse({ kind: 'does-not-fit', name: row.name, id: row.id, text });
  if (isNamed(row.name, to)) does(`“${row.name}” cannot replace itself: choose another.`);
  const nodes = await strategyNodes(db);
  const target = nodes.find((node) => node.kind === kind && node.id === row.id);
  if (target === undefined) return;
  const others = nodes.filter((node) => node !== target);
  const change = { ...by, note: by.note || `“${row.name}” replaced by “${to}”` };
  for (const user of usersOf(nodes, target)) {
    if (!meansItAlways(nodes, user, target)) {
      does(`“${user.name}” leads to “${row.name}” for some accounts only: change it there first.`);
    }
    const leadsTo = user.leadsTo.map((name) => (isNamed(name, row.name) ? to : name));
    const rest = others.filter((node) => node !== user);
    const problem = placeProblem(rest, { ...user, leadsTo });
    if (problem !== null) does(problem);
    await moveUse(db, user, { from: row.name, to }, change);
  }
}

/** The name may mean another row for some orders of its user. */
function meansItAlways(nodes: readonly StrategyNode[], user: StrategyNode, target: StrategyNode): boolean {
  const asset_class = user.asset_class ?? target.asset_class ?? 'EQUITY';
  return findNode(nodes, { ...user, asset_class }, target.name) === target;
}

type Names = { readonly from: string; readonly to: string };

async function moveUse(db: Kysely<Database>, user: StrategyNode, { from, to }: Names, by: ChangeBy): Promise<void> {
  const { id, name } = user;
  if (user.kind === 'group') {
    const row = await rowToChange(db, { kind: 'group', id, name }, by.writer);
    const problem = replacementProblem({ name, ...row.document }, from, to);
    if (problem !== null) refuse({ kind: 'does-not-fit', name, id, text: problem });
    await saveRow(db, 'group', { ...valuesOf(row), document: replaceInGroup(row.document, from, to) }, by);
    return;
  }
  if (user.kind !== 'strategy') throw new Error(`${name} is a setting and leads to nothing`);
  const row = await rowToChange(db, { kind: 'strategy', id, name }, by.writer);
  await saveRow(db, 'strategy', { ...valuesOf(row), document: { ...row.document, strategy_destination: to } }, by);
}

function valuesOf<Row extends ConfigurationRow<'group'> | ConfigurationRow<'strategy'>>({
  createdBy: _createdBy,
  ...values
}: Row) {
  return values;
}
