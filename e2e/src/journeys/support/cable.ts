import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A cable to the product that a test can cut: everything in the browser goes over it, workers included. */
export type Cable = {
  readonly url: string;
  /** Ends what is open and refuses what comes. */
  cut(): void;
  mend(): void;
  /** Ends the live socket that was opened last, and nothing else. */
  cutNewestLine(): void;
  close(): Promise<void>;
};

export async function layCable(targetUrl: string): Promise<Cable> {
  const target = new URL(targetUrl);
  const open = new Set<Socket>();
  const lines: Socket[] = [];
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    near.once('data', (request: Buffer) => {
      if (request.toString('latin1').startsWith('GET /live')) lines.push(near);
    });
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      // A side that fails takes the other along, as a broken cable would.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    cut: () => {
      isCut = true;
      endAll();
    },
    mend: () => {
      isCut = false;
    },
    cutNewestLine: () => {
      lines.findLast((line) => !line.destroyed)?.destroy();
    },
    close: async () => {
      endAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
