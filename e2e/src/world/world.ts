import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeInitialisedTestFolder, removeTestFolder } from '@meridian/storage/testing';
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
  const dataDir = await makeWorldFolder();
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
      await removeTestFolder(dataDir);
    },
  };
}

/** As after the first start, and with a database that need not survive a power failure. */
async function makeWorldFolder(): Promise<string> {
  const dataDir = await makeInitialisedTestFolder();
  const settings = ['fsync = off', 'full_page_writes = off', 'synchronous_commit = off'];
  await appendFile(join(dataDir, 'postgres', 'postgresql.conf'), `${settings.join('\n')}\n`);
  return dataDir;
}
