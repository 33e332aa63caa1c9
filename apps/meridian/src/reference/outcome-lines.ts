import { REFERENCE_FILES, type ReferenceKind } from '@meridian/domain/reference/reference-kinds';
import { effectText, needsStart } from '@meridian/domain/reference/takes-effect';
import type { ImportOutcome } from '@meridian/storage/reference/reference-store';

type ImportMoment = {
  readonly effectiveFrom: string;
  readonly today: string;
  /** Whether the engine takes over new instruments, tick tables and calendars while it runs. */
  readonly isReferenceLive: boolean;
  readonly isDeskAtWork: boolean;
};

/** What became of a file, for a terminal. */
export function outcomeLines(
  path: string,
  kind: ReferenceKind,
  moment: ImportMoment,
  outcome: ImportOutcome,
): readonly string[] {
  const { title } = REFERENCE_FILES[kind];
  switch (outcome.kind) {
    case 'refused':
      return [
        `${path}: ${title}: nothing was imported.`,
        ...outcome.findings.map(({ line, message }) => (line === null ? `  ${message}` : `  line ${line}: ${message}`)),
      ];
    case 'unchanged':
      return [`${path}: ${title}: already as in the file.`];
    case 'imported':
    case 'previewed': {
      const count = (of: string): number => outcome.changes.filter((change) => change.kind === of).length;
      const counts = `${count('added')} added, ${count('changed')} changed, ${count('removed')} removed`;
      const from = `from ${moment.effectiveFrom} on`;
      const effect = effectOf(kind, outcome.changes, moment);
      const finer = outcome.ticks.filter(({ isFiner }) => isFiner);
      return [
        outcome.kind === 'imported'
          ? `${path}: ${title}: ${counts}, ${from}. ${effect}`
          : `${path}: ${title}: would be ${counts}, ${from}. Nothing was imported. After an import: ${effect}`,
        ...finer.map(
          ({ exchange_symbol }) =>
            `  ${exchange_symbol}: a finer tick ${from}. GTC orders in it end then and have to be sent again.`,
        ),
      ];
    }
    default:
      return outcome satisfies never;
  }
}

type Changes = Extract<ImportOutcome, { readonly changes: unknown }>['changes'];

function effectOf(
  kind: ReferenceKind,
  changes: Changes,
  { effectiveFrom, today, isReferenceLive, isDeskAtWork }: ImportMoment,
): string {
  if (!isDeskAtWork) return 'The trading engine uses it from its next start.';
  const waiting = changes.filter((change) => needsStart(kind, change, isReferenceLive)).length;
  return effectText(changes.length, waiting, effectiveFrom, today);
}
