import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callTree, type CpuProfile } from './call-tree.ts';
import { flameGraph } from './flame-graph.ts';

const PROFILE = '.cpuprofile';

export type FlameGraph = { readonly path: string; readonly busySeconds: number };

/** Draws each profile of the folder beside it, and answers where, the busiest thread first. */
export async function writeFlameGraphs(folder: string): Promise<readonly FlameGraph[]> {
  const profiles = (await readdir(folder)).filter((name) => name.endsWith(PROFILE));
  const written: FlameGraph[] = [];
  for (const name of profiles) {
    const profile: CpuProfile = JSON.parse(await readFile(join(folder, name), 'utf8'));
    const tree = callTree(profile);
    const title = name.slice(0, -PROFILE.length);
    const path = join(folder, `${title}.svg`);
    await writeFile(path, flameGraph(tree, title));
    written.push({ path, busySeconds: tree.totalUs / 1e6 });
  }
  return written.toSorted((a, b) => b.busySeconds - a.busySeconds);
}
