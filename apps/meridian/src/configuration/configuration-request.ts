import { parseArgs } from 'node:util';
import { StartupProblem } from '@meridian/protocol/startup-problem';

export type ConfigurationRequest =
  | { readonly action: 'export'; readonly path: string }
  | {
      readonly action: 'import';
      readonly path: string;
      /** The administrator whose change it is. */
      readonly email: string;
      readonly reason: string;
      readonly isDryRun: boolean;
      /** Applied without a question. */
      readonly isSure: boolean;
    };

const USAGE = [
  'npm run configuration -- export FILE',
  'npm run configuration -- import FILE --as EMAIL [--reason TEXT] [--dry-run] [--yes]',
  '--as names the administrator whose change it is; --dry-run shows the difference and applies nothing;',
  '--yes applies it without a question.',
].join('\n');

const OPTIONS = {
  as: { type: 'string' },
  reason: { type: 'string' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

/** The command line of `npm run configuration`; a call that cannot be meant is answered with how to write it. */
export function readConfigurationRequest(args: readonly string[]): ConfigurationRequest {
  const { positionals, values } = parse(args);
  const [action, path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw refused('That is not a call of the configuration command.');
  if (action === 'export' && Object.keys(values).length === 0) return { action, path };
  if (action !== 'import') throw refused('That is not a call of the configuration command.');
  const { as: email = '', reason = '', 'dry-run': isDryRun = false, yes: isSure = false } = values;
  if (email.trim() === '') throw refused('An import needs the administrator whose change it is.');
  if (isDryRun && isSure) throw refused('A dry run applies nothing: leave out one of --dry-run and --yes.');
  return { action, path, email: email.trim().toLowerCase(), reason: reason.trim(), isDryRun, isSure };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    throw refused('That is not a call of the configuration command.');
  }
}

function refused(message: string): StartupProblem {
  return new StartupProblem(message, `Use:\n${USAGE}`);
}
