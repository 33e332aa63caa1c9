import type { FileFinding } from '@meridian/domain/configuration-file/file-rows';
import type { FileChange, ImportOutcome } from '@meridian/storage/configuration/import-configuration';

const SIGNS = { created: '+', updated: '~', removed: '-' } as const;
const NOTHING: Readonly<Record<string, unknown>> = {};

function ownerWords({ owner_account, owner_alloc_account, asset_class }: FileChange): string {
  const owner = owner_alloc_account ?? owner_account;
  const words = [owner, asset_class].filter((word) => word !== null);
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}

function fieldLines({ before, after }: FileChange): readonly string[] {
  const [was, is] = [before ?? NOTHING, after ?? NOTHING];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].toSorted();
  return fields.flatMap((field) => {
    const [old, now] = [JSON.stringify(was[field]), JSON.stringify(is[field])];
    return old === now ? [] : [`    ${field}: ${old ?? '–'} → ${now ?? '–'}`];
  });
}

/** What an import changes, row by row and field by field, for reading before it is applied. */
export function differenceLines(changes: readonly FileChange[]): readonly string[] {
  if (changes.length === 0) return ['Nothing changes.'];
  const rows = changes.flatMap((change) => {
    const head = `${SIGNS[change.action]} ${change.kind} ${change.name}${ownerWords(change)}`;
    return change.action === 'updated' ? [head, ...fieldLines(change)] : [head];
  });
  const count = (action: FileChange['action']) => changes.filter((change) => change.action === action).length;
  const sums = `${count('created')} created, ${count('updated')} updated, ${count('removed')} removed.`;
  return [...rows, sums];
}

/** What has to be fixed first, row by row. */
export function findingLines(findings: readonly FileFinding[]): readonly string[] {
  return findings.map(({ kind, row, name, message }) => {
    const place = row === null ? '' : ` row ${row}`;
    return `! ${kind}${place} ${name}: ${message}`;
  });
}

/** What became of an import: from when it holds, or why nothing was applied. */
export function outcomeLine(kind: ImportOutcome['kind'], isDeskAtWork: boolean): string {
  if (kind === 'imported') {
    return isDeskAtWork
      ? 'Applied. New orders follow it now; working orders keep the strategy settings they began with.'
      : 'Applied. It holds from the next start.';
  }
  return kind === 'unsound'
    ? 'Nothing was applied: fix these rows first.'
    : 'Nothing was applied: somebody changed the configuration meanwhile. Look at the changes again.';
}
