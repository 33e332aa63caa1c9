import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { kindOfFile } from '@meridian/domain/reference/read-reference-file';
import { writeReferenceFile } from '@meridian/domain/reference/write-reference-file';
import type { TickChange } from '@meridian/domain/reference/tick-change';
import { dateAt } from '@meridian/domain/zoned-time';
import { describeStartupProblem, StartupProblem } from '@meridian/protocol/startup-problem';
import { loadEnvironment } from '@meridian/service-kit/environment';
import { createLogger } from '@meridian/service-kit/logger';
import { createReferenceStore, type ImportOutcome } from '@meridian/storage/reference/reference-store';
import { finerRefused } from '@meridian/storage/reference/tick-changes';
import { administratorOf } from '../command/administrator-of.ts';
import { toldLine } from '../command/desk-told.ts';
import { type CommandStorage, openForCommand } from '../command/open-for-command.ts';
import { type ReferenceRequest, readReferenceRequest } from './reference-request.ts';
import { outcomeLines } from './outcome-lines.ts';

const nowMs = (): number => Date.now();
const environment = () => loadEnvironment(process.env);
/** The engine reads the tables as of this day. */
const today = (): string => dateAt(nowMs(), environment().serverTimeZone);

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartupProblem(`${path} cannot be read: ${why}`, 'Check the name of the file.');
  });
}

type ImportRequest = Extract<ReferenceRequest, { readonly action: 'import' }>;

async function importOne(
  { database, isDeskAtWork }: CommandStorage,
  path: string,
  { mode, effectiveFrom, isPreview, email }: ImportRequest,
): Promise<ImportOutcome['kind']> {
  const store = createReferenceStore({ database, nowMs });
  const text = await readText(path);
  const kind = kindOfFile(text);
  if (kind === null) {
    throw new StartupProblem(
      `The first line of ${path} fits no kind of reference data.`,
      'Export a kind first ("npm run reference -- export instruments file.csv") and keep its first line.',
    );
  }
  // Only the simulated market is built upon the data of its start.
  const isReferenceLive = environment().world === 'connected';
  const by = email === null ? null : await administratorOf(database, email);
  // Orders are the running desk's to know, so a finer tick waits for the next day.
  const tickProblems = (ticks: readonly TickChange[]) => (effectiveFrom > today() ? [] : finerRefused(ticks));
  const file = { kind, text, mode, effectiveFrom, sourceName: basename(path), by, tickProblems };
  const outcome = await (isPreview ? store.preview(file) : store.import(file));
  const moment = { effectiveFrom, today: today(), isReferenceLive, isDeskAtWork };
  console.log(outcomeLines(path, kind, moment, outcome).join('\n'));
  return outcome.kind;
}

/** Stops at the first file that is refused: those after it may be built upon it. */
async function importAll(storage: CommandStorage, request: ImportRequest): Promise<void> {
  const outcomes: ImportOutcome['kind'][] = [];
  for (const path of request.paths) {
    if (outcomes.includes('refused')) break;
    outcomes.push(await importOne(storage, path, request));
  }
  if (outcomes.includes('refused')) process.exitCode = 1;
  if (storage.isDeskAtWork && outcomes.includes('imported')) console.log(await toldLine(storage.database));
}

async function run(request: ReferenceRequest, storage: CommandStorage): Promise<void> {
  if (request.action === 'import') return importAll(storage, request);
  const store = createReferenceStore({ database: storage.database, nowMs });
  const rows = await store.rows(request.kind, request.effectiveFrom);
  await writeFile(request.path, writeReferenceFile(request.kind, rows));
  console.log(`${rows.length} rows of ${request.kind} as of ${request.effectiveFrom} are in ${request.path}.`);
}

try {
  const request = readReferenceRequest(process.argv.slice(2), today());
  const storage = await openForCommand(environment(), createLogger({ level: 'warn' }), nowMs);
  try {
    await run(request, storage);
  } finally {
    await storage.close();
  }
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  console.error(describeStartupProblem(error));
  process.exitCode = 1;
}
