import { parseArgs } from 'node:util';
import { isCalendarDate } from '@meridian/domain/calendar-date';
import { StartupProblem } from '@meridian/protocol/startup-problem';

export type ImportRequest =
  | { readonly action: 'list' }
  | { readonly action: 'remove'; readonly days: readonly string[]; readonly email: string | null }
  | {
      readonly action: 'import' | 'replace';
      readonly paths: readonly string[];
      readonly isCheck: boolean;
      readonly email: string | null;
    };

const USAGE = [
  'npm run import -- executions.csv [more.csv] [--check] [--as EMAIL]',
  'npm run import -- replace executions.csv [more.csv] [--check] [--as EMAIL]',
  'npm run import -- list',
  'npm run import -- remove DAY [DAY...] [--as EMAIL]',
  'docs/import.md describes the file and each command.',
].join('\n');

const OPTIONS = { check: { type: 'boolean' }, as: { type: 'string' } } as const;

/** The command line of `npm run import`; a call that cannot be meant is answered with how to write it. */
export function readImportRequest(args: readonly string[]): ImportRequest {
  const { positionals, values } = parse(args);
  const [first, ...rest] = positionals;
  const email = values.as?.trim().toLowerCase() ?? null;
  const isCheck = values.check ?? false;
  if (first === 'list' && rest.length === 0) return { action: 'list' };
  if (first === 'remove' && rest.length > 0 && !isCheck) {
    const wrong = rest.find((day) => !isCalendarDate(day));
    if (wrong !== undefined) throw refused(`${wrong} is not a day: use YYYY-MM-DD.`);
    return { action: 'remove', days: rest, email };
  }
  if (first === 'replace' && rest.length > 0) return { action: 'replace', paths: rest, isCheck, email };
  if (first === undefined || ['list', 'remove', 'replace'].includes(first)) {
    throw refused('That is not a call of the import command.');
  }
  return { action: 'import', paths: positionals, isCheck, email };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    throw refused('That is not a call of the import command.');
  }
}

function refused(message: string): StartupProblem {
  return new StartupProblem(message, `Use:\n${USAGE}`);
}
