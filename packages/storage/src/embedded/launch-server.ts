import { setTimeout as sleep } from 'node:timers/promises';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import { findFreePort } from './free-port.ts';
import { stopOrphanPostmaster } from './orphan-postmaster.ts';
import { type Postmaster, type PostmasterOptions, startPostmaster } from './postmaster.ts';

export type LaunchOptions = Omit<PostmasterOptions, 'port'> & {
  /** Undefined for any free port. */
  readonly port: number | undefined;
};

export type LaunchedServer = { readonly postmaster: Postmaster; readonly port: number };

const PORT_TRIES = 5;
const MEMORY_TRIES = 60;
const MEMORY_WAIT_MS = 500;

/** Starts the server after a crash of an earlier one: stops an orphan and waits for its last backends. */
export async function launchServer(options: LaunchOptions): Promise<LaunchedServer> {
  await stopOrphanPostmaster(options.cluster.dir);
  let portTries = 0;
  let memoryTries = 0;
  for (;;) {
    const port = options.port ?? (await findFreePort());
    const started = await startPostmaster({ ...options, port });
    if (started.kind === 'ready') return { postmaster: started.postmaster, port };
    const isPortTaken = /could not bind .*Address already in use/.test(started.log);
    // A backend survives its killed postmaster. PostgreSQL then refuses a second server to protect the data.
    const isMemoryInUse = /pre-existing shared memory block/.test(started.log);
    if (isPortTaken && options.port === undefined && portTries < PORT_TRIES) {
      portTries += 1;
    } else if (isMemoryInUse && memoryTries < MEMORY_TRIES) {
      memoryTries += 1;
      await sleep(MEMORY_WAIT_MS);
    } else {
      throw describeFailure(started.log, port, { isPortTaken, isMemoryInUse });
    }
  }
}

function describeFailure(
  log: string,
  port: number,
  { isPortTaken, isMemoryInUse }: { readonly isPortTaken: boolean; readonly isMemoryInUse: boolean },
): StartupProblem {
  if (isPortTaken) {
    return new StartupProblem(
      `The database's port ${port} is in use by another program.`,
      'Stop that program, or let Meridian choose a free port.',
    );
  }
  if (isMemoryInUse) {
    return new StartupProblem(
      'Database processes of an earlier run are still at work and do not end.',
      'Wait a little and start again; `ps` shows them as postgres.',
    );
  }
  return new StartupProblem(
    `The embedded PostgreSQL did not start on port ${port}. Its last words:\n${log}`,
    'Put right what it says above and start again, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}
