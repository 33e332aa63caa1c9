import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Figure, isHeld } from './bench.ts';
import type { Machine } from './support/machine.ts';

const FOLDER = 'bench-results';

type Seen = { readonly before: Machine; readonly after: Machine };

/** Keeps the figures of a bench; answers where. */
export async function writeResults(name: string, figures: readonly Figure[], machine: Seen): Promise<string> {
  const at = new Date().toISOString();
  const path = join(FOLDER, `${name}-${at.replaceAll(':', '-')}.json`);
  const results = figures.map((figure) => ({ ...figure, isHeld: isHeld(figure) }));
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path, `${JSON.stringify({ name, at, machine, figures: results }, null, 2)}\n`);
  return path;
}
