import { spawn } from 'node:child_process';
import { commandAs, type ServerUser } from './server-user.ts';

/** initdb prints little. Longer output is cut. */
const MAX_OUTPUT_LENGTH = 64 * 1024;

/** English messages on every machine, because some of them are parsed. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  // PG… variables of the user's shell would select another server's settings.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(own), LC_ALL: 'C', TZ: 'UTC' };
}

/** Runs a server program and returns its output. Throws with the output on failure. */
export function runServerProgram(user: ServerUser, file: string, args: readonly string[]): Promise<string> {
  const command = commandAs(user, file, args);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = spawn(command.file, command.args, {
    ...command.ids,
    env: serverEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    if (output.length < MAX_OUTPUT_LENGTH) output += chunk.toString('utf8');
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.once('error', reject);
  child.once('close', (code) => {
    if (code === 0) resolve(output);
    else reject(new Error(`${file} ended with ${code}: ${output.trim()}`));
  });
  return promise;
}
