import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Mail = { readonly to: string; readonly source: string };

/** A real SMTP server on loopback that keeps what it receives, for tests that read mailed pins. */
export type Mailbox = {
  readonly url: string;
  /** The newest mail to an address that came after `sinceCount` mails; waits for it. */
  waitForMail(to: string, sinceCount?: number): Promise<Mail>;
  countFor(to: string): number;
  stop(): Promise<void>;
};

const waitLimitMs = 20_000;
const maxMails = 10_000;

export async function startMailbox(): Promise<Mailbox> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8');
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address.toLowerCase(), source });
        mails.splice(0, Math.max(0, mails.length - maxMails));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const matching = (to: string) => mails.filter((mail) => mail.to === to.toLowerCase());
  return {
    url: `smtp://127.0.0.1:${port}`,
    countFor: (to) => matching(to).length,
    waitForMail: async (to, sinceCount = 0) => {
      const deadline = Date.now() + waitLimitMs;
      while (Date.now() < deadline) {
        const found = matching(to);
        const newest = found.at(-1);
        if (found.length > sinceCount && newest !== undefined) return newest;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`no mail to ${to} within ${waitLimitMs} ms`);
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The six digits of a mailed pin; other digits of a mail, those of its part boundaries above all, are none. */
export function pinIn(mail: Mail): string {
  const pin = /Your code: (\d{6})/.exec(mail.source)?.[1];
  if (pin === undefined) throw new Error(`no pin in the mail to ${mail.to}`);
  return pin;
}
