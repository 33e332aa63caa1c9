import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

export type FolderMailerOptions = {
  readonly folder: string;
  readonly from: string;
  readonly nowMs: () => number;
  /** Maximum number of mails. The oldest are removed. */
  readonly keep?: number;
};

const KEEP = 500;

/** Writes each mail as a file that any mail program opens. Used without a mail server. */
export function createFolderMailer({ folder, from, nowMs, keep = KEEP }: FolderMailerOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  let written = 0;

  return {
    destination: `the folder ${folder}`,
    send: async (message) => {
      const { message: source } = await transport.sendMail({ ...message, from });
      if (!Buffer.isBuffer(source)) throw new Error('a buffered mail was expected');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      written += 1;
      const stamp = new Date(nowMs()).toISOString().replaceAll(':', '-');
      const name = `${stamp}-${String(written).padStart(4, '0')}-${fileNameOf(message.to)}.eml`;
      // Readers look for *.eml, so they never see an incomplete mail.
      await writeFile(join(folder, `${name}.part`), source, { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, name));
      await removeOldest(folder, keep);
      return { kind: 'sent' };
    },
    close: () => transport.close(),
  };
}

function fileNameOf(address: string): string {
  return address.replaceAll(/[^a-zA-Z0-9@.+-]/g, '_').slice(0, 100);
}

async function removeOldest(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const surplus = names.slice(0, Math.max(0, names.length - keep));
  await Promise.all(surplus.map((name) => rm(join(folder, name), { force: true })));
}
