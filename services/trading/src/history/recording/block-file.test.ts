import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeHistoryFolder } from '@meridian/history/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BlockFile } from './block-file.ts';
import { readBlocks } from './recording-blocks.ts';

const figures = (atMs: number) => ({ kind: 'figures', figures: { atMs, byInstrument: [] } }) as const;

let folder: Awaited<ReturnType<typeof makeHistoryFolder>>;
beforeEach(async () => {
  folder = await makeHistoryFolder();
});
afterEach(() => folder.remove());

async function timesIn(path: string): Promise<readonly number[]> {
  const times: number[] = [];
  for await (const block of readBlocks(path)) if (block.kind === 'figures') times.push(block.figures.atMs);
  return times;
}

describe('a file of blocks', () => {
  it('has them in the order in which they were added', async () => {
    const path = join(folder.dir, 'a', 'blocks');
    const file = new BlockFile({ path, onProblem: () => undefined });
    for (const atMs of [1, 2, 3]) file.add(figures(atMs));
    await file.close();
    expect(await timesIn(path)).toEqual([1, 2, 3]);
  });

  it('lets go of what a slow disk cannot take, and says so once', async () => {
    const path = join(folder.dir, 'blocks');
    const problems: string[] = [];
    const file = new BlockFile({ path, mostWaiting: 2, onProblem: (text) => problems.push(text) });
    for (const atMs of [1, 2, 3, 4]) file.add(figures(atMs));
    await file.close();
    expect(await timesIn(path)).toEqual([1, 2]);
    expect(problems).toEqual(['the disk is too slow for the recording of the market']);
  });

  it('does not outgrow its bound', async () => {
    const path = join(folder.dir, 'blocks');
    const file = new BlockFile({ path, mostBytes: 1, onProblem: () => undefined });
    file.add(figures(1));
    await file.settled();
    file.add(figures(2));
    await file.close();
    expect(await timesIn(path)).toEqual([1]);
  });

  it('tells of a disk that takes nothing, and disturbs nobody', async () => {
    const inTheWay = join(folder.dir, 'file');
    await writeFile(inTheWay, '');
    const problems: string[] = [];
    const file = new BlockFile({ path: join(inTheWay, 'blocks'), onProblem: (text) => problems.push(text) });
    file.add(figures(1));
    file.add(figures(2));
    await file.close();
    expect(problems).toHaveLength(1);
  });
});
