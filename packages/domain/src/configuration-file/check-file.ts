import type { AccountOwned } from '../account-access.ts';
import { nameKey } from '../name-key.ts';
import { findNode } from '../strategy-groups/strategy-graph.ts';
import type { OrdersByStrategy } from '../strategy-groups/strategy-uses.ts';
import { isStrategyName } from '../strategies/strategy-names.ts';
import { type FileFinding, type FileKind, type FileRow, type FileRows, rowKey } from './file-rows.ts';
import { cleanNameProblem, ownerProblem } from './row-problem.ts';
import { destinationProblem, type FileDesk, penaltyProblem, reachProblem, venueProblem } from './routing-findings.ts';
import { fileGraph, groupRowProblem, settingProblem, strategyProblem } from './strategy-findings.ts';

export type FileContext = {
  /** The current configuration. A kind that the file leaves out stays unchanged. */
  readonly stored: FileRows;
  readonly desk: FileDesk;
  readonly accounts: readonly AccountOwned[];
  readonly live: readonly OrdersByStrategy[];
};

/** All invalid rows in the order of the file. Empty for a valid file. */
export function checkFile(file: Partial<FileRows>, context: FileContext): readonly FileFinding[] {
  const after: FileRows = { ...context.stored, ...file };
  const { desk } = context;
  const graph = fileGraph(after);
  const brokers = after.broker.map(({ name }) => name);
  const look = <Kind extends FileKind>(kind: Kind, problemOf: (row: FileRows[Kind][number]) => string | null) =>
    findingsOf(kind, after[kind], { isInFile: file[kind] !== undefined, accounts: context.accounts, problemOf });
  return [
    ...look('setting', (row) => settingProblem(row)?.message ?? null),
    ...look('strategy', (row) => strategyProblem(graph, row)?.message ?? null),
    ...look('group', (row) => groupRowProblem(graph, row)?.message ?? null),
    ...look('broker', sharedProblem),
    ...look('destination', (row) => sharedProblem(row) ?? destinationProblem(desk, row)),
    ...look('venue', (row) => sharedProblem(row) ?? venueProblem(desk, row)),
    ...look('venue_configuration', (row) => sharedProblem(row) ?? reachProblem(desk, brokers, row.document)),
    ...look('penalty', (row) => sharedProblem(row) ?? penaltyProblem(row)),
    ...lostOrders(file, context, after),
  ];
}

/** Routing rows have no owner and no asset class. */
function sharedProblem({ asset_class, owner_account, owner_alloc_account }: FileRow<unknown>): string | null {
  const isShared = asset_class === null && owner_account === null && owner_alloc_account === null;
  return isShared ? null : 'It holds for all accounts and asset classes: leave both empty.';
}

type Looked<Row> = {
  readonly isInFile: boolean;
  readonly accounts: readonly AccountOwned[];
  readonly problemOf: (row: Row) => string | null;
};

function findingsOf<Row extends FileRow<unknown>>(
  kind: FileKind,
  rows: readonly Row[],
  { isInFile, accounts, problemOf }: Looked<Row>,
): readonly FileFinding[] {
  const seen = new Map<string, number>();
  return rows.flatMap((row, index) => {
    const earlier = seen.get(rowKey(row));
    seen.set(rowKey(row), earlier ?? index + 1);
    const twice = earlier === undefined ? null : `Row ${earlier} has the same name for the same owner.`;
    const owner = isInFile ? ownerProblem(row, accounts) : null;
    const message = cleanNameProblem(row) ?? twice ?? owner ?? problemOf(row);
    return message === null ? [] : [{ kind, row: isInFile ? index + 1 : null, name: row.name, message }];
  });
}

/** Open orders whose strategy the file would remove. */
function lostOrders(file: Partial<FileRows>, { stored, live }: FileContext, after: FileRows): readonly FileFinding[] {
  const kinds = (['group', 'strategy', 'setting'] as const).filter((kind) => file[kind] !== undefined);
  const [before, now] = [fileGraph(stored), fileGraph(after)];
  return live.flatMap(({ strategy, asset_class, account, alloc_account, orders }) => {
    const scope = { asset_class, owner_account: account, owner_alloc_account: alloc_account };
    const was = findNode(before.nodes, scope, strategy);
    if (was === null || isStrategyName(nameKey(strategy)) || findNode(now.nodes, scope, strategy) !== null) return [];
    const kind = kinds.find((each) => each === was.kind);
    if (kind === undefined) return [];
    const count = orders === 1 ? '1 open order' : `${orders.toLocaleString('en-US')} open orders`;
    const message = `${count} of ${alloc_account} would lose their strategy: wait until they are done, or keep it.`;
    return [{ kind, row: null, name: was.name, message }];
  });
}
