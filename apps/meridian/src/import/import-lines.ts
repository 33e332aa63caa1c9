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

/** What imports brought for a day. */
export function dayLine(day: { readonly trade_date: string; readonly orders: number; readonly executions: number }) {
  return `${day.trade_date}: ${counted(day.executions, 'execution')} in ${counted(day.orders, 'order')}`;
}

/** What an import did, or would do, for the terminal. */
export function importLines(
  path: string,
  days: readonly ImportedDay[],
  problems: readonly LineProblemText[],
  isCheck = false,
): readonly string[] {
  const all = inOrder([...problems, ...days.flatMap((day) => day.problems)]);
  const findings = inOrder(days.flatMap((day) => day.findings));
  const sumOf = (value: (day: ImportedDay) => number) => days.reduce((sum, day) => sum + value(day), 0);
  const [added, known] = [sumOf((day) => day.added), sumOf((day) => day.known)];
  const rest = `${counted(known, 'execution')} known already, ${counted(all.length, 'line')} skipped.`;
  return [
    ...problemLines(all),
    ...problemLines(findings).map((text) => `Look at ${text}`),
    ...days.filter((day) => day.added > 0).map(writtenLine),
    isCheck
      ? `${path}: ${counted(added, 'execution')} can be imported, ${rest} Nothing was imported.`
      : `${path}: ${counted(added, 'execution')} added, ${rest}`,
  ];
}

function inOrder(lines: readonly LineProblemText[]): readonly LineProblemText[] {
  return lines.toSorted((a, b) => a.line - b.line);
}

function writtenLine({ trade_date, orders, added, removed }: ImportedDay): string {
  const line = dayLine({ trade_date, orders, executions: added });
  return removed === 0 ? line : `${line}, in place of ${counted(removed, 'execution')}`;
}
