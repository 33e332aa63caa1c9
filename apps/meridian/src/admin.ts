import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { removeDemo } from '@meridian/identity/demo/remove-demo';
import { deriveKeys } from '@meridian/identity/derived-keys';
import { createFirstAdministrator } from '@meridian/identity/first-administrator';
import { checkSecurityLog } from '@meridian/identity/security-log/check-security-log';
import { describeStartupProblem, StartupProblem } from '@meridian/protocol/startup-problem';
import { loadEnvironment } from '@meridian/service-kit/environment';
import { createLogger } from '@meridian/service-kit/logger';
import { checkJournal } from '@meridian/trading/journal/check-journal';
import type { OpenDatabase } from '@meridian/storage/database';
import { backUp, restore } from './backup/backup-command.ts';
import { openForCommand } from './command/open-for-command.ts';
import { promptHidden } from './prompt-hidden.ts';
import { signingSecret } from './signing-secret.ts';

const usage = [
  'npm run admin -- create --email ada@desk.example --name "Ada Lovelace"',
  'npm run admin -- remove-demo',
  'npm run admin -- check-journal',
  'npm run admin -- check-security-log',
  'npm run admin -- backup FOLDER',
  'npm run admin -- restore FOLDER',
  'The password is asked for at a terminal, or read from standard input.',
].join('\n');

const nowMs = (): number => Date.now();
const isoDate = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

type NewAdministrator = { readonly kind: 'create'; readonly email: string; readonly name: string };
type OfFolder = { readonly kind: keyof typeof FOLDER_COMMANDS; readonly folder: string };
type Request = NewAdministrator | OfFolder | { readonly kind: keyof typeof COMMANDS };

function readRequest(args: readonly string[]): Request {
  const options = { email: { type: 'string' }, name: { type: 'string' } } as const;
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { email, name } = values;
    const [kind, folder] = positionals;
    if (positionals.length === 1 && kind === 'create' && email !== undefined && name !== undefined) {
      return { kind, email, name };
    }
    const isPlain = email === undefined && name === undefined;
    if (isPlain && positionals.length === 1 && isCommand(kind)) return { kind };
    if (isPlain && positionals.length === 2 && isFolderCommand(kind) && folder) return { kind, folder };
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

async function create(request: NewAdministrator): Promise<void> {
  const password = await readPassword();
  await withDatabase(async (database) => {
    const outcome = await createFirstAdministrator({ database, nowMs }, { ...request, password });
    if (outcome.kind !== 'created') throw new StartupProblem(outcome.message, 'Nothing was changed.');
    console.log(`${outcome.email} is an administrator now and can sign in.`);
  });
}

async function removeDemoData(): Promise<void> {
  await withDatabase(async (database, isDeskAtWork) => {
    if (isDeskAtWork) {
      throw new StartupProblem('The desk trades on the demo accounts.', 'Stop it, then run the command again.');
    }
    const { users, accounts } = await removeDemo(database);
    const who = users.length === 0 ? 'There were no demo users' : `Removed ${users.join(', ')}`;
    console.log(`${who}; ${accounts} demo accounts removed.`);
  });
}

/** Exits with 1 when there is damage, so that a script can tell. */
async function tellDamage(): Promise<void> {
  await withDatabase(async (database) => {
    const { events, damages } = await checkJournal(database);
    for (const { seq, parentId, reason } of damages) {
      console.log(`Event ${seq}${parentId === null ? '' : ` of order ${parentId}`} ${reason}.`);
    }
    console.log(`${events} events read, ${damages.length === 0 ? 'none' : damages.length} damaged.`);
    if (damages.length > 0) process.exitCode = 1;
  });
}

/** Exits with 1 when the security log was changed, so that a script can tell. */
async function tellChanges(): Promise<void> {
  const { jwtSecret, dataDir } = loadEnvironment(process.env);
  const key = deriveKeys(jwtSecret ?? (await signingSecret(dataDir))).securityLog;
  await withDatabase(async (database) => {
    const { events, damages, cut, otherSeals } = await checkSecurityLog(database, key);
    for (const { seq, reason } of damages) console.log(`Event ${seq} ${reason}.`);
    if (cut !== null) console.log(`Events up to ${cut.seq} were removed as too old on ${isoDate(cut.at_ms)}.`);
    for (const { from, to } of otherSeals)
      console.log(`Events ${from} to ${to} have the seal of an earlier JWT_SECRET.`);
    const verdict = damages.length === 0 ? 'none was changed, removed or added' : `${damages.length} changes found`;
    console.log(`${events} security events read, ${verdict}.`);
    if (damages.length > 0) process.exitCode = 1;
  });
}

const COMMANDS = {
  'remove-demo': removeDemoData,
  'check-journal': tellDamage,
  'check-security-log': tellChanges,
} as const;

const FOLDER_COMMANDS = { backup: backUp, restore } as const;

function isFolderCommand(name: string | undefined): name is keyof typeof FOLDER_COMMANDS {
  return name !== undefined && Object.hasOwn(FOLDER_COMMANDS, name);
}

function isCommand(name: string | undefined): name is keyof typeof COMMANDS {
  return name !== undefined && Object.hasOwn(COMMANDS, name);
}

async function run(request: Request): Promise<void> {
  if (request.kind === 'create') return create(request);
  if (!('folder' in request)) return COMMANDS[request.kind]();
  console.log(await FOLDER_COMMANDS[request.kind](loadEnvironment(process.env), request.folder));
}

async function withDatabase(work: (database: OpenDatabase, isDeskAtWork: boolean) => Promise<void>): Promise<void> {
  const storage = await openForCommand(loadEnvironment(process.env), createLogger({ level: 'warn' }), nowMs);
  try {
    await work(storage.database, storage.isDeskAtWork);
  } finally {
    await storage.close();
  }
}

try {
  await run(readRequest(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  console.error(describeStartupProblem(error));
  process.exitCode = 1;
}
