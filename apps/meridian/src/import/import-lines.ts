import type { ImportedDay } from '@meridian/history/import/import-executions';
import type { LineProblemText } from '@meridian/history/import/read-executions-file';

const MAX_SHOWN = 100;

function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;
}

/** Each skipped line with its number, the first hundred of them. */
export function problemLines(problems: readonly LineProblemText[]): readonly string[] {
  const shown = problems.slice(0, MAX_SHOWN).map(({ line, text }) => `line ${line}: ${text}`);
  const more = problems.length - shown.length;
  return more > 0 ? [...shown, `and ${counted(more, 'more line')}`] : shown;
}

/** What an import did, for the terminal. */
export function importLines(
  path: string,
  days: readonly ImportedDay[],
  problems: readonly LineProblemText[],
): readonly string[] {
  const all = [...problems, ...days.flatMap((day) => day.problems)].sort((a, b) => a.line - b.line);
  const added = days.reduce((sum, day) => sum + day.added, 0);
  const known = days.reduce((sum, day) => sum + day.known, 0);
  const written = days.filter((day) => day.added > 0);
  return [
    ...problemLines(all),
    ...written.map((day) => `${day.trade_date}: ${counted(day.added, 'execution')} in ${counted(day.orders, 'order')}`),
    `${path}: ${counted(added, 'execution')} added, ${counted(known, 'execution')} known already, ${counted(all.length, 'line')} skipped.`,
  ];
}
