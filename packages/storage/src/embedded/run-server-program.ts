import { spawn } from 'node:child_process';
import { commandAs, type ServerUser } from './server-user.ts';

/** initdb says little; more than this is cut. */
const MAX_OUTPUT_LENGTH = 64 * 1024;

/** Messages in English whatever the machine speaks, because some of them are read. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  // PG… variables of the user's shell would point the programs at another server's settings.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(own), LC_ALL: 'C', TZ: 'UTC' };
}

/** Runs a server program to its end and answers its output; throws with that output when it fails. */
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
