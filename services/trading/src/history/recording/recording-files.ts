import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { assertTradeDate, isTradeDate } from '@meridian/history/days/day-files';
import type { WorldOrigin } from '../../world/world-origin.ts';

/** Beside the written days. Worlds that share the folder have the same dates but different markets. */
export function recordingsFolder(historyDir: string, { firstOpenMs }: Pick<WorldOrigin, 'firstOpenMs'>): string {
  return join(historyDir, '.recording', String(firstOpenMs));
}

function recordingFolder(dir: string, tradeDate: string): string {
  assertTradeDate(tradeDate);
  return join(dir, tradeDate);
}

const SUFFIX = '.market';

/** Each life of the engine has its own file, so that a truncated one damages no other. */
export function recordingFile(dir: string, tradeDate: string, startMs: number): string {
  return join(recordingFolder(dir, tradeDate), `${String(startMs).padStart(15, '0')}${SUFFIX}`);
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Oldest first. */
export async function recordingsOf(dir: string, tradeDate: string): Promise<readonly string[]> {
  const folder = recordingFolder(dir, tradeDate);
  const names = await namesIn(folder);
  return names
    .filter((name) => name.endsWith(SUFFIX))
    .toSorted()
    .map((name) => join(folder, name));
}

export async function recordedDates(dir: string): Promise<readonly string[]> {
  return (await namesIn(dir)).filter(isTradeDate).toSorted();
}

export async function removeRecording(dir: string, tradeDate: string): Promise<void> {
  await rm(recordingFolder(dir, tradeDate), { recursive: true, force: true });
}
