import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type RunningMain = {
  /** Where it listens, from its own log. */
  readonly url: string;
  /** Ends it with SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
};

export type EndedMain = { readonly code: number | null; readonly stderr: string };

/** Starts a service's main.ts in its own process, as an operator would. */
export async function runMain(file: string, environment: Record<string, string>): Promise<RunningMain> {
  const child = start(file, { ...environment, LOG_LEVEL: 'info', PORT: '0' });
  const url = await Promise.race([
    addressIn(child),
    endOf(child).then(({ stderr }) => Promise.reject(new Error(stderr))),
  ]);
  return {
    url,
    stop: async () => {
      const ended = endOf(child);
      child.kill('SIGTERM');
      return (await ended).code;
    },
  };
}

/** Starts a main.ts that ends by itself. */
export function runMainToItsEnd(file: string, environment: Record<string, string>): Promise<EndedMain> {
  return endOf(start(file, environment));
}

function start(file: string, environment: Record<string, string>): ChildProcess {
  const { PATH = '' } = process.env;
  return spawn(process.execPath, [file], { env: { PATH, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function endOf(child: ChildProcess): Promise<EndedMain> {
  const chunks: string[] = [];
  child.stderr?.on('data', (chunk) => chunks.push(String(chunk)));
  const [code]: (number | null)[] = await once(child, 'exit');
  return { code: code ?? null, stderr: chunks.join('') };
}

async function addressIn(child: ChildProcess): Promise<string> {
  let log = '';
  for await (const chunk of child.stdout ?? []) {
    log += String(chunk);
    const url = /listens on (http:[^"\s]+)/.exec(log)?.[1];
    if (url !== undefined) {
      child.stdout?.resume();
      return url;
    }
  }
  throw new Error(`it never listened:\n${log}`);
}
