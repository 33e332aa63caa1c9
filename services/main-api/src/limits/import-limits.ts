import { changedFields } from '@meridian/domain/limits/limit-change';
import { type LimitFileLine, readLimitFile } from '@meridian/domain/limits/limit-file';
import type { ImportedLimits } from '@meridian/protocol/rest/limit-calls';
import type { LimitedAccount } from '@meridian/protocol/rest/limit-schemas';
import type { LimitStore, LimitWriter } from '@meridian/storage/account-limits/limit-store';
import { refusalText } from './limit-refusals.ts';

type ImportRequest = { readonly text: string; readonly note: string; readonly is_preview: boolean };
type Line = ImportedLimits['lines'][number];

/** Checks every line of a file first. A file with an invalid line changes nothing. */
export async function importLimitFile(
  store: LimitStore,
  { text, note, is_preview }: ImportRequest,
  writer: LimitWriter,
): Promise<ImportedLimits> {
  const file = readLimitFile(text);
  const { accounts } = await store.ofDay();
  const look = await store.look();
  const byKey = new Map(accounts.map((account) => [keyOf(account), account]));
  const findings = [...file.findings];
  const due: { readonly line: Line; readonly version: number }[] = [];
  for (const read of file.lines) {
    const account = byKey.get(keyOf(read));
    const looked = account === undefined ? 'There is no such account.' : lookAt(read, account, look);
    if (typeof looked === 'string') findings.push({ line: read.line, message: looked });
    else if (looked !== null) due.push({ line: looked, version: account?.version ?? 0 });
  }
  const lines = due.map(({ line }) => line);
  if (findings.length > 0) return { outcome: 'refused', findings: inOrder(findings), lines };
  if (is_preview || lines.length === 0)
    return { outcome: lines.length === 0 ? 'unchanged' : 'previewed', findings, lines };
  for (const { line, version } of due) {
    const { account, alloc_account, after } = line;
    const outcome = await store.propose({ account, alloc_account, version, after, note }, writer);
    if (outcome.kind !== 'proposed') findings.push({ line: line.line, message: refusalText(outcome) });
  }
  return { outcome: findings.length === 0 ? 'imported' : 'partly', findings, lines };
}

/** The change of a line. Null without a change, a text for an invalid line. */
function lookAt(
  { line, account, alloc_account, after }: LimitFileLine,
  { limits }: LimitedAccount,
  look: Awaited<ReturnType<LimitStore['look']>>,
): Line | string | null {
  if (limits !== null && changedFields(limits, after).length === 0) return null;
  const looked = look({ account, alloc_account, after });
  if (looked.kind === 'invalid') return looked.message;
  const { parts } = looked;
  return {
    line,
    account,
    alloc_account,
    before: limits === null ? null : Object.assign({}, ...parts.map(({ before }) => before)),
    after: limits === null ? after : Object.assign({}, ...parts.map((part) => part.after)),
    waits: parts.some(({ needsApproval }) => needsApproval),
  };
}

function inOrder(findings: ImportedLimits['findings']): ImportedLimits['findings'] {
  return findings.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

function keyOf({ account, alloc_account }: Pick<LimitedAccount, 'account' | 'alloc_account'>): string {
  return `${account}|${alloc_account ?? ''}`;
}
