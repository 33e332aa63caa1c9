import { REFERENCE_FILES, type ReferenceKind } from '@meridian/domain/reference/reference-kinds';
import { effectText, needsStart } from '@meridian/domain/reference/takes-effect';
import type { ImportOutcome } from '@meridian/storage/reference/reference-store';

type ImportMoment = {
  readonly effectiveFrom: string;
  readonly today: string;
  /** Whether the engine takes over new instruments, tick tables and calendars while it runs. */
  readonly isReferenceLive: boolean;
};

/** What became of a file, for a terminal. */
export function outcomeLines(
  path: string,
  kind: ReferenceKind,
  { effectiveFrom, today, isReferenceLive }: ImportMoment,
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
      const waiting = outcome.changes.filter((change) => needsStart(kind, change, isReferenceLive)).length;
      const effect = effectText(outcome.changes.length, waiting, effectiveFrom, today);
      return [
        outcome.kind === 'imported'
          ? `${path}: ${title}: ${counts}, from ${effectiveFrom} on. ${effect}`
          : `${path}: ${title}: would be ${counts}, from ${effectiveFrom} on. Nothing was imported.`,
      ];
    }
    default:
      return outcome satisfies never;
  }
}
