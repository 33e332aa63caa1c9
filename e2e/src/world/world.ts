import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { type MeridianProcess, type Orders, startMeridianProcess } from './meridian-process.ts';

/** The whole product with a data folder and a mail server of its own. */
export type World = {
  readonly url: string;
  readonly dataDir: string;
  readonly mailbox: Mailbox;
  readonly process: MeridianProcess;
  stop(): Promise<void>;
};

export async function startWorld(
  settings: Readonly<Record<string, string>> = {},
  orders: Orders = 'none',
): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'meridian-world-'));
  const mailbox = await startMailbox();
  const process = await startMeridianProcess(
    {
      PORT: '0',
      DATA_DIR: dataDir,
      SMTP_URL: mailbox.url,
      LOG_LEVEL: 'warn',
      // Two minutes would be most of a journey.
      STUCK_AFTER_SECONDS: '10',
      // As in production, where pages warn before they sign out.
      SESSION_IDLE_MINUTES: '60',
      // A test may come from an address of its own, so that its failures count against nobody else.
      TRUST_PROXY: '127.0.0.1',
      ...settings,
    },
    orders,
  );
  return {
    url: process.url,
    dataDir,
    mailbox,
    process,
    stop: async () => {
      await process.stop();
      await mailbox.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
