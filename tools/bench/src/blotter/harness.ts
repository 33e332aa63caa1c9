import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../../apps/web/harness/serve.mjs', import.meta.url));
const CANVAS = fileURLToPath(new URL('../../../../apps/web/harness/glide/node_modules', import.meta.url));
const READY = /Harness is ready at (\S+)/;
const MAX_START_MS = 120_000;

export type Harness = {
  readonly url: string;
  /** False where the canvas grid could not be installed. */
  readonly hasCanvas: boolean;
  stop(): Promise<void>;
};

/** Our grid and its rivals on pages of their own, built as the product is. */
export async function startHarness(): Promise<Harness> {
  const child = fork(PROGRAM, [], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const url = await readyAddress(child);
  return {
    url,
    hasCanvas: existsSync(CANVAS),
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function readyAddress(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString('utf8');
    const address = READY.exec(text)?.[1];
    if (address !== undefined) resolve(address);
  });
  child.on('exit', (code) => reject(new Error(`the harness ended with ${code}`)));
  setTimeout(() => reject(new Error('the harness did not start')), MAX_START_MS).unref();
  return promise;
}
