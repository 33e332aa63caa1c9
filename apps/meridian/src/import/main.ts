import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importExecutions } from '@meridian/history/import/import-executions';
import { readExecutionsFile } from '@meridian/history/import/read-executions-file';
import { openHistory } from '@meridian/history/reader/open-history';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import { describeStartupProblem, StartupProblem } from '@meridian/protocol/startup-problem';
import { loadEnvironment } from '@meridian/service-kit/environment';
import { importLines, problemLines } from './import-lines.ts';

const USAGE = 'Use:\nnpm run import -- executions.csv [more.csv] [--check]\ndocs/import.md describes the file.';
const MEMORY_MB = 512;

function readRequest(args: readonly string[]): { readonly paths: readonly string[]; readonly isCheck: boolean } {
  try {
    const options = { check: { type: 'boolean' } } as const;
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length > 0) return { paths: positionals, isCheck: values.check ?? false };
  } catch {
    // Falls through to the usage, which says more than the parser.
  }
  throw new StartupProblem('That is not a call of the import command.', USAGE);
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartupProblem(`${path} cannot be read: ${why}`, 'Check the name of the file.');
  });
}

/** False when the file was refused or has a line that was skipped. */
async function importFile(path: string, isCheck: boolean): Promise<boolean> {
  const file = readExecutionsFile(await readText(path));
  if (file.kind === 'refused') throw new StartupProblem(`${path}: ${file.text}`, 'docs/import.md describes the file.');
  const { lines, problems } = file;
  if (isCheck) {
    console.log([...problemLines(problems), `${path}: ${lines.length} good lines, nothing was imported.`].join('\n'));
    return problems.length === 0;
  }
  const dir = join(loadEnvironment(process.env).dataDir, 'history');
  const history = await openHistory({ dir, memoryLimitMb: MEMORY_MB, threads: 1 });
  const writer = await openHistoryWriter({ dir, memoryLimitMb: MEMORY_MB, threads: 1 });
  try {
    const days = await importExecutions(lines, { history, writer });
    console.log(importLines(path, days, problems).join('\n'));
    return problems.length === 0 && days.every((day) => day.problems.length === 0);
  } finally {
    await writer.close();
    await history.close();
  }
}

try {
  const { paths, isCheck } = readRequest(process.argv.slice(2));
  for (const path of paths) if (!(await importFile(path, isCheck))) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  console.error(describeStartupProblem(error));
  process.exitCode = 1;
}
