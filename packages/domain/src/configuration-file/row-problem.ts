import type { AccountOwned } from '../account-access.ts';
import type { FileRow, FileRows } from './file-rows.ts';
import {
  type FileGraph,
  groupRowProblem,
  invalidRow,
  type RowProblem,
  settingProblem,
  strategyProblem,
} from './strategy-findings.ts';

export type RowContext = {
  /** All rows as they would be with this one. */
  readonly graph: FileGraph;
  readonly accounts: readonly AccountOwned[];
};

type Routed = Pick<FileRows, 'group' | 'strategy' | 'setting'>;

/** Why a row that decides how orders are worked is invalid, whichever way it comes in. Null when it is valid. */
export function routedRowProblem<Kind extends keyof Routed>(
  kind: Kind,
  row: Routed[Kind][number],
  { graph, accounts }: RowContext,
): RowProblem | null {
  const checks: { readonly [Each in keyof Routed]: (each: Routed[Each][number]) => RowProblem | null } = {
    setting: settingProblem,
    strategy: (each) => strategyProblem(graph, each),
    group: (each) => groupRowProblem(graph, each),
  };
  return invalidRow(ownerProblem(row, accounts)) ?? checks[kind](row) ?? invalidRow(cleanNameProblem(row));
}

export function cleanNameProblem({ name }: FileRow<unknown>): string | null {
  const isClean = name === name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim() && name !== '';
  return isClean ? null : 'A name has no spaces around it, and one between words.';
}

export function ownerProblem(
  { owner_account, owner_alloc_account }: FileRow<unknown>,
  accounts: readonly AccountOwned[],
): string | null {
  const isKnown = accounts.some(
    ({ account, alloc_account }) =>
      (owner_account === null || owner_account === account) &&
      (owner_alloc_account === null || owner_alloc_account === alloc_account),
  );
  if (isKnown || (owner_account === null && owner_alloc_account === null)) return null;
  return `There is no account ${[owner_account, owner_alloc_account].filter((name) => name !== null).join(' with ')}.`;
}
