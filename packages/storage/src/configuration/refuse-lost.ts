import { inUseText, type OrdersByStrategy, usesOf } from '@meridian/domain/strategy-groups/strategy-uses';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { refuse } from './change-configuration.ts';
import type { ConfigurationRow, ConfigurationValues } from './configuration-row.ts';
import { readUses } from './find-uses.ts';
import type { GovernedKind } from './governed-kinds.ts';
import { isRoutedKind, toRouted } from './governed-rows.ts';
import { liveStrategies, strategyNodes } from './strategy-nodes.ts';

type Lost<Kind extends GovernedKind> = {
  readonly kind: Kind;
  readonly before: ConfigurationRow<Kind>;
  /** Null when it is removed. */
  readonly after: ConfigurationValues<Kind> | null;
};

/** Refuses a change after which those that lead to a row, or its open orders, no longer find it. */
export async function refuseLost<Kind extends GovernedKind>(
  db: Kysely<Database>,
  { kind, before, after }: Lost<Kind>,
  live?: readonly OrdersByStrategy[],
): Promise<void> {
  // No name leads to a destination, a venue or a penalty.
  if (!isRoutedKind(kind)) return;
  if (kind === 'group') {
    if (after === null) await refuseUsedGroup(db, before, live);
    else await refuseLostGroup(db, before, { ...toRouted(kind, after, before.id), id: before.id });
    return;
  }
  if (after !== null && !isMoved(before, after)) return;
  const uses = (await readUses(db, live))(kind === 'setting' ? 'setting' : 'strategy', before.id);
  if (uses.length > 0) refuse({ kind: 'in-use', name: before.name, id: before.id, uses });
}

type Values = Pick<ConfigurationValues<GovernedKind>, 'name' | 'asset_class' | 'owner_account' | 'owner_alloc_account'>;

/** With another name or owner, its users can no longer find it. */
function isMoved(before: Values, after: Values): boolean {
  return (
    before.name !== after.name ||
    before.asset_class !== after.asset_class ||
    before.owner_account !== after.owner_account ||
    before.owner_alloc_account !== after.owner_alloc_account
  );
}

type Named = { readonly id: number; readonly name: string };

/** What to do before a group can go. */
async function refuseUsedGroup(
  db: Kysely<Database>,
  { id, name }: Named,
  now?: readonly OrdersByStrategy[],
): Promise<void> {
  const nodes = await strategyNodes(db);
  const node = nodes.find((one) => one.kind === 'group' && one.id === id);
  const live = now ?? (await liveStrategies(db));
  const text = node === undefined ? null : inUseText(name, usesOf(nodes, node, live));
  if (text !== null) refuse({ kind: 'in-use', name, id, text });
}

type Node = Awaited<ReturnType<typeof strategyNodes>>[number];

/** Renaming a group or changing its owner may break those that lead to it. */
async function refuseLostGroup(db: Kysely<Database>, { id, name }: Named, after: Node): Promise<void> {
  const nodes = await strategyNodes(db);
  const before = nodes.find((node) => node.kind === 'group' && node.id === id);
  if (before === undefined) return;
  const others = nodes.filter((node) => node !== before);
  const uses = usesOf(nodes, before, []);
  const still = usesOf([...others, after], after, []);
  const lost = [...uses.group_uses, ...uses.destination_uses].filter(
    (user) => ![...still.group_uses, ...still.destination_uses].includes(user),
  );
  if (lost.length === 0) return;
  const text = inUseText(name, { ...uses, group_uses: lost, destination_uses: [] });
  refuse({ kind: 'in-use', name, id, text: text ?? '' });
}
