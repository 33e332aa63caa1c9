import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { dateAt } from '@meridian/domain/zoned-time';
import { type ConfigurationFile, readConfigurationFile } from '@meridian/protocol/rest/configuration-file-schema';
import { describeStartupProblem, StartupProblem } from '@meridian/protocol/startup-problem';
import { loadEnvironment } from '@meridian/service-kit/environment';
import { createLogger } from '@meridian/service-kit/logger';
import { exportConfigurationFile } from '@meridian/storage/configuration/configuration-file';
import { importConfiguration, previewImport } from '@meridian/storage/configuration/import-configuration';
import type { OpenDatabase } from '@meridian/storage/database';
import { createReferenceStore } from '@meridian/storage/reference/reference-store';
import { administratorOf } from '../command/administrator-of.ts';
import { toldLine } from '../command/desk-told.ts';
import { type CommandStorage, openForCommand } from '../command/open-for-command.ts';
import { type ConfigurationRequest, readConfigurationRequest } from './configuration-request.ts';
import { differenceLines, findingLines, outcomeLine } from './difference-lines.ts';

const nowMs = (): number => Date.now();

type ImportRequest = Extract<ConfigurationRequest, { readonly action: 'import' }>;

async function readFileAt(path: string): Promise<ConfigurationFile> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartupProblem(`${path} cannot be read: ${String(error)}`, 'Check the name of the file.');
  });
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw new StartupProblem(`${path} is not JSON: ${String(error)}`, 'Export the configuration again and compare.');
  }
  const read = readConfigurationFile(file);
  if (read.kind === 'read') return read.file;
  throw new StartupProblem(
    `${path} is not a configuration file: ${read.place}.`,
    'Export the configuration and compare.',
  );
}

/** What the desk can reach, as its reference data say. */
async function deskOf(database: OpenDatabase) {
  const today = dateAt(nowMs(), loadEnvironment(process.env).serverTimeZone);
  const reference = createReferenceStore({ database, nowMs });
  const venues = await reference.rows('venues', today);
  return { venues: venues.map(({ mic }) => mic), destinations: await reference.rows('destinations', today) };
}

async function isWanted({ isSure }: ImportRequest): Promise<boolean> {
  if (isSure) return true;
  if (!process.stdin.isTTY) {
    console.log('Nothing was applied: add --yes to apply it.');
    return false;
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question('Apply? (yes/no) ');
  lines.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** Whether it was applied, or there was nothing to apply. */
async function runImport({ database, isDeskAtWork }: CommandStorage, request: ImportRequest): Promise<boolean> {
  const { rows } = await readFileAt(request.path);
  const by = await administratorOf(database, request.email);
  const writer = { ...by, note: request.reason, accessTo: () => 'write' as const, ip: null };
  const context = { desk: await deskOf(database), nowMs };
  const preview = await previewImport(database.db, rows, context);
  console.log(differenceLines(preview.changes).join('\n'));
  if (preview.findings.length > 0) {
    console.log(findingLines(preview.findings).join('\n'));
    console.log(outcomeLine('unsound', isDeskAtWork));
    return false;
  }
  if (preview.changes.length === 0 || request.isDryRun) return true;
  if (!(await isWanted(request))) return false;
  const outcome = await importConfiguration({ database, nowMs }, rows, writer, context);
  if (outcome.kind === 'unsound') console.log(findingLines(outcome.findings).join('\n'));
  console.log(outcomeLine(outcome.kind, isDeskAtWork));
  if (isDeskAtWork && outcome.kind === 'imported') console.log(await toldLine(database));
  return outcome.kind === 'imported';
}

async function run(storage: CommandStorage, request: ConfigurationRequest): Promise<boolean> {
  if (request.action === 'import') return runImport(storage, request);
  const { database } = storage;
  const file = await exportConfigurationFile({ database, nowMs }, { userId: null, ip: null });
  await writeFile(request.path, `${JSON.stringify(file, null, 2)}\n`);
  console.log(`The configuration is in ${request.path}.`);
  return true;
}

try {
  const request = readConfigurationRequest(process.argv.slice(2));
  const storage = await openForCommand(loadEnvironment(process.env), createLogger({ level: 'warn' }), nowMs);
  try {
    if (!(await run(storage, request))) process.exitCode = 1;
  } finally {
    await storage.close();
  }
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  console.error(describeStartupProblem(error));
  process.exitCode = 1;
}
