import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { importExecutions } from '@meridian/history/import/import-executions';
import { readExecutionsFile } from '@meridian/history/import/read-executions-file';
import { listImports, removeImports } from '@meridian/history/import/remove-imports';
import { type History, openHistory } from '@meridian/history/reader/open-history';
import { type HistoryWriter, openHistoryWriter } from '@meridian/history/writer/history-writer';
import { dateAt } from '@meridian/domain/zoned-time';
import { describeStartupProblem, StartupProblem } from '@meridian/protocol/startup-problem';
import { type Environment, loadEnvironment } from '@meridian/service-kit/environment';
import { createLogger } from '@meridian/service-kit/logger';
import { type ImportAudit, openImportAudit } from './import-audit.ts';
import { dayLine, importLines } from './import-lines.ts';
import { type ImportRequest, readImportRequest } from './import-request.ts';

const MEMORY_MB = 512;

type Places = { readonly history: History; readonly writer: HistoryWriter; readonly today: string };

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartupProblem(`${path} cannot be read: ${why}`, 'Check the name of the file.');
  });
}

type FileRequest = Extract<ImportRequest, { readonly paths: readonly string[] }>;

/** False when a line was skipped. */
async function importFile(
  path: string,
  { action, isCheck }: FileRequest,
  { history, writer, today }: Places,
  audit: ImportAudit | null,
): Promise<boolean> {
  const file = readExecutionsFile(await readText(path), today);
  if (file.kind === 'refused') throw new StartupProblem(`${path}: ${file.text}`, 'docs/import.md describes the file.');
  const { lines, problems } = file;
  const isReplacing = action === 'replace';
  const record = async (day: Readonly<Record<string, unknown>>) =>
    audit?.record('executions_imported', { source_name: basename(path), is_replacing: isReplacing, ...day });
  const days = await importExecutions(lines, { history, writer, isReplacing, isCheck, record });
  console.log(importLines(path, days, problems, isCheck).join('\n'));
  return problems.length === 0 && days.every((day) => day.problems.length === 0);
}

/** False when a day had nothing to remove. */
async function removeDays(
  days: readonly string[],
  { history, writer }: Places,
  audit: ImportAudit | null,
): Promise<boolean> {
  let isEveryDay = true;
  for (const date of days) {
    const record = async (day: Readonly<Record<string, unknown>>) => audit?.record('executions_removed', day);
    const removed = await removeImports(date, { history, writer, record });
    console.log(removed === null ? `${date}: nothing was imported for this day.` : `${dayLine(removed)} removed`);
    if (removed === null) isEveryDay = false;
  }
  return isEveryDay;
}

async function run(request: ImportRequest, places: Places, audit: ImportAudit | null): Promise<boolean> {
  if (request.action === 'list') {
    const days = await listImports(places.history);
    console.log(days.length === 0 ? 'Nothing was imported.' : days.map(dayLine).join('\n'));
    return true;
  }
  if (request.action === 'remove') return removeDays(request.days, places, audit);
  let isGood = true;
  for (const path of request.paths) isGood = (await importFile(path, request, places, audit)) && isGood;
  return isGood;
}

function auditOf(request: ImportRequest, environment: Environment): Promise<ImportAudit> | null {
  if (request.action === 'list' || (request.action !== 'remove' && request.isCheck)) return null;
  return openImportAudit(environment, createLogger({ level: 'warn' }), request.email);
}

try {
  const request = readImportRequest(process.argv.slice(2));
  const environment = loadEnvironment(process.env);
  const audit = await auditOf(request, environment);
  const dir = join(environment.dataDir, 'history');
  const writer = await openHistoryWriter({ dir, memoryLimitMb: MEMORY_MB, threads: 1 });
  const history = await openHistory({ dir, memoryLimitMb: MEMORY_MB, threads: 1 });
  try {
    const today = dateAt(Date.now(), environment.serverTimeZone);
    if (!(await run(request, { history, writer, today }, audit))) process.exitCode = 1;
  } finally {
    await history.close();
    await writer.close();
    await audit?.close();
  }
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  console.error(describeStartupProblem(error));
  process.exitCode = 1;
}
