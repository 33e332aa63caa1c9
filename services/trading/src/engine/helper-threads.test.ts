import { execFile } from 'node:child_process';
import { getPriority } from 'node:os';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const PROGRAM = `
import { readFileSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
const { holdBackHelpers } = await import(${JSON.stringify(new URL('./helper-threads.ts', import.meta.url).href)});
const held = await holdBackHelpers();
const tasks = readdirSync('/proc/self/task').map((task) => ({
  isHelper: readFileSync('/proc/self/task/' + task + '/comm', 'utf8').trim() === 'V8Worker',
  priority: getPriority(Number(task)),
}));
process.stdout.write(JSON.stringify({ held, tasks }));
`;

type Told = { readonly held: number; readonly tasks: readonly { isHelper: boolean; priority: number }[] };

it.runIf(process.platform === 'linux')(
  'the threads that collect memory leave the processor to those that do the work',
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the program above wrote it.
    const { held, tasks } = JSON.parse(stdout) as Told;
    expect(held).toBeGreaterThan(0);
    expect(tasks.filter(({ isHelper }) => isHelper)).toHaveLength(held);
    const own = getPriority();
    for (const { isHelper, priority } of tasks) expect(priority).toBe(isHelper ? Math.max(10, own) : own);
  },
);
