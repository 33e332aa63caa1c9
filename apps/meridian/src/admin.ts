import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createFirstAdministrator } from '@meridian/identity/first-administrator';
import { describeStartupProblem, StartupProblem } from '@meridian/protocol/startup-problem';
import { loadEnvironment } from '@meridian/service-kit/environment';
import { createLogger } from '@meridian/service-kit/logger';
import { openStorage } from './open-storage.ts';
import { promptHidden } from './prompt-hidden.ts';

const usage = [
  'npm run admin -- create --email ada@desk.example --name "Ada Lovelace"',
  'The password is asked for at a terminal, or read from standard input.',
].join('\n');

const nowMs = (): number => Date.now();

type Request = { readonly email: string; readonly name: string };

function readRequest(args: readonly string[]): Request {
  const options = { email: { type: 'string' }, name: { type: 'string' } } as const;
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { email, name } = values;
    if (positionals.join() === 'create' && email !== undefined && name !== undefined) return { email, name };
  } catch {
    // Falls through to the usage, which says more than the parser.
  }
  throw new StartupProblem('That is not a call of the admin command.', `Use:\n${usage}`);
}

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const password = await promptHidden('Password: ');
  if (password === (await promptHidden('Again: '))) return password;
  throw new StartupProblem('The two passwords differ.', 'Run the command again.');
}

async function create(request: Request): Promise<void> {
  const environment = loadEnvironment(process.env);
  const password = await readPassword();
  const storage = await openStorage(environment, createLogger({ level: 'warn' }), nowMs);
  try {
    const outcome = await createFirstAdministrator({ database: storage.database, nowMs }, { ...request, password });
    if (outcome.kind !== 'created') throw new StartupProblem(outcome.message, 'Nothing was changed.');
    console.log(`${outcome.email} is an administrator now and can sign in.`);
  } finally {
    await storage.close();
  }
}

try {
  await create(readRequest(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  console.error(describeStartupProblem(error));
  process.exitCode = 1;
}
