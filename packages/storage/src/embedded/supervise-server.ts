import { type LaunchedServer, type LaunchOptions, launchServer } from './launch-server.ts';

export type SupervisedServer = {
  readonly port: number;
  stop(): Promise<void>;
  kill(): Promise<void>;
};

export type SuperviseOptions = LaunchOptions & {
  /** The server died too often to be started again. */
  readonly onGivenUp: (error: unknown) => void;
};

const MAX_RESTARTS = 5;
const RESTART_WINDOW_MS = 60_000;

/** Starts the server, and again on the same port whenever it dies by itself; pools reconnect without being told. */
export async function superviseServer(options: SuperviseOptions): Promise<SupervisedServer> {
  const first = await launchServer(options);
  const { port } = first;
  let current: LaunchedServer = first;
  let isStopping = false;
  const watch = async (): Promise<void> => {
    const restarts: number[] = [];
    for (;;) {
      await current.postmaster.ended;
      if (isStopping) return;
      const now = performance.now();
      restarts.push(now);
      if (restarts.length > MAX_RESTARTS) {
        const oldest = restarts.shift() ?? now;
        if (now - oldest < RESTART_WINDOW_MS) throw new Error('the database keeps dying');
      }
      options.onLog('the database died and is started again');
      current = await launchServer({ ...options, port });
    }
  };
  const watching = watch().catch((error: unknown) => {
    if (!isStopping) options.onGivenUp(error);
  });
  const end = async (how: 'stop' | 'kill'): Promise<void> => {
    isStopping = true;
    await current.postmaster[how]();
    await watching;
    // A restart that was under way when we were told to stop.
    await current.postmaster[how]();
  };
  return { port, stop: () => end('stop'), kill: () => end('kill') };
}
