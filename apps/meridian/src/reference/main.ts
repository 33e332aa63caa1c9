import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { kindOfFile } from '@meridian/domain/reference/read-reference-file';
import { writeReferenceFile } from '@meridian/domain/reference/write-reference-file';
import { dateAt } from '@meridian/domain/zoned-time';
import { describeStartupProblem, StartupProblem } from '@meridian/protocol/startup-problem';
import { loadEnvironment } from '@meridian/service-kit/environment';
import { createLogger } from '@meridian/service-kit/logger';
import { createReferenceStore, type ReferenceStore } from '@meridian/storage/reference/reference-store';
import { openStorage } from '../open-storage.ts';
import { type ReferenceRequest, readReferenceRequest } from './reference-request.ts';
import { outcomeLines } from './outcome-lines.ts';

const nowMs = (): number => Date.now();
const environment = () => loadEnvironment(process.env);
/** The engine reads the tables as of this day. */
const today = (): string => dateAt(nowMs(), environment().serverTimeZone);

async function importOne(store: ReferenceStore, path: string, request: ReferenceRequest): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartupProblem(
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      'Check the name of the file.',
    );
  });
  const kind = kindOfFile(text);
  if (kind === null) {
    throw new StartupProblem(
      `The first line of ${path} fits no kind of reference data.`,
      'Export a kind first ("npm run reference -- export instruments file.csv") and keep its first line.',
    );
  }
  const { mode, effectiveFrom } = request;
  // Only the simulated market is built upon the data of its start.
  const isReferenceLive = environment().world === 'connected';
  const file = { kind, text, mode, effectiveFrom, sourceName: basename(path), by: null };
  const outcome = await (request.isPreview ? store.preview(file) : store.import(file));
  console.log(outcomeLines(path, kind, { effectiveFrom, today: today(), isReferenceLive }, outcome).join('\n'));
  return outcome.kind !== 'refused';
}

async function run(request: ReferenceRequest, store: ReferenceStore): Promise<void> {
  if (request.action === 'export') {
    const rows = await store.rows(request.kind, request.effectiveFrom);
    await writeFile(request.path, writeReferenceFile(request.kind, rows));
    console.log(`${rows.length} rows of ${request.kind} as of ${request.effectiveFrom} are in ${request.path}.`);
    return;
  }
  for (const path of request.paths) {
    if (await importOne(store, path, request)) continue;
    process.exitCode = 1;
    return;
  }
}

try {
  const request = readReferenceRequest(process.argv.slice(2), today());
  const storage = await openStorage(environment(), createLogger({ level: 'warn' }), nowMs);
  try {
    await run(request, createReferenceStore({ database: storage.database, nowMs }));
  } finally {
    await storage.close();
  }
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  console.error(describeStartupProblem(error));
  process.exitCode = 1;
}
