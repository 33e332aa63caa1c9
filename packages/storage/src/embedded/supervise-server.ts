import { type LaunchedServer, type LaunchOptions, launchServer } from './launch-server.ts';

export type SupervisedServer = {
  readonly port: number;
  stop(): Promise<void>;
  kill(): Promise<void>;
};

export type SuperviseOptions = LaunchOptions & {
  /** The server died too often to be restarted. */
  readonly onGivenUp: (error: unknown) => void;
};

type SupervisorState = { current: LaunchedServer; ending: 'stop' | 'kill' | null };

const MAX_RESTARTS = 5;
const RESTART_WINDOW_MS = 60_000;

async function endIfTold({ current, ending }: SupervisorState): Promise<void> {
  if (ending !== null) await current.postmaster[ending]();
}

/** Starts the server and restarts it on the same port when it dies. Pools reconnect by themselves. */
export async function superviseServer(options: SuperviseOptions): Promise<SupervisedServer> {
  const first = await launchServer(options);
  const { port } = first;
  const state: SupervisorState = { current: first, ending: null };
  const watch = async (): Promise<void> => {
    const restarts: number[] = [];
    for (;;) {
      await state.current.postmaster.ended;
      if (state.ending !== null) return;
      const now = performance.now();
      restarts.push(now);
      if (restarts.length > MAX_RESTARTS) {
        const oldest = restarts.shift() ?? now;
        if (now - oldest < RESTART_WINDOW_MS) throw new Error('the database keeps dying');
      }
      options.onLog('the database died and is started again');
      state.current = await launchServer({ ...options, port });
      await endIfTold(state);
    }
  };
  const watching = watch().catch((error: unknown) => {
    if (state.ending === null) options.onGivenUp(error);
  });
  const end = async (how: 'stop' | 'kill'): Promise<void> => {
    state.ending = how;
    await state.current.postmaster[how]();
    // Waits for a restart that is under way.
    await watching;
  };
  return { port, stop: () => end('stop'), kill: () => end('kill') };
}
