import type { ChaosWorld } from './chaos-world.ts';

export type Finding = {
  /** What was seen, in one line. */
  readonly seen: string;
  /** What was lost, doubled or refused; null when nothing was. */
  readonly lost: string | null;
};

export type Trial = {
  readonly tried: string;
  readonly run: (world: ChaosWorld) => Promise<Finding>;
  /** It starts products itself and needs none that runs. */
  readonly hasOwnDesk?: true;
  /** It reads past days. */
  readonly needsPastDays?: true;
  /** A word for the command line, beside the words of `tried`. */
  readonly name?: string;
};

/** Every trial as a line: what was tried, what was seen, what was lost. */
export function trialTable(rows: readonly (Finding & { readonly tried: string })[]): string {
  const cells = [['tried', 'seen', 'lost'], ...rows.map(({ tried, seen, lost }) => [tried, seen, lost ?? 'nothing'])];
  const widths = [0, 1].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
