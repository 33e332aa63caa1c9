import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export type RivalRates = { readonly parsed: number; readonly written: number };

const folder = fileURLToPath(new URL('./rival/', import.meta.url));

/** jspurefix with the same order, in a process of its own; null where it could not be installed. */
export async function measureRival(order: string, forMs: number): Promise<RivalRates | null> {
  if (!existsSync(`${folder}node_modules/jspurefix`)) return null;
  const { stdout } = await promisify(execFile)(process.execPath, [`${folder}rival.mjs`, order, String(forMs)]);
  return JSON.parse(stdout.slice(stdout.lastIndexOf('{'))) as RivalRates;
}
