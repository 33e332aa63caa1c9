import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type CaughtMail = { readonly to: string; readonly source: string };

type Respond = (to: string) => { readonly status: number; readonly message: string } | null;

const letIn: Respond = () => null;

export type MailCatcher = {
  /** For SMTP_URL. */
  readonly url: string;
  /** Every mail so far, in the order of arrival. */
  readonly mails: readonly CaughtMail[];
  /** Waits for the next unread mail to an address. */
  take(to: string): Promise<CaughtMail>;
  /** The code in the next mail to an address. */
  takePin(to: string): Promise<string>;
  /** Sets the server's response to a recipient, such as 450 or 550. Null accepts the mail. */
  answer(respond: Respond): void;
  stop(): Promise<void>;
};

/** A real SMTP server on loopback that stores mails, for contract tests. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const taken = new Set<CaughtMail>();
  let wake = Promise.withResolvers<void>();
  let respond = letIn;

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      const refusal = respond(address);
      if (refusal === null) return callback();
      return callback(Object.assign(new Error(refusal.message), { responseCode: refusal.status }));
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8');
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, source });
        wake.resolve();
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });

  async function take(to: string): Promise<CaughtMail> {
    for (;;) {
      const found = mails.find((mail) => mail.to === to && !taken.has(mail));
      if (found !== undefined) {
        taken.add(found);
        return found;
      }
      wake = Promise.withResolvers<void>();
      await wake.promise;
    }
  }

  return {
    url: `smtp://127.0.0.1:${portOf(server.server.address())}`,
    mails,
    take,
    takePin: async (to) => pinIn(await take(to)),
    answer: (next) => {
      respond = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export function pinIn({ source }: CaughtMail): string {
  const pin = /Your code: ([0-9]{6})/.exec(source)?.[1];
  if (pin === undefined) throw new Error(`no code in this mail:\n${source}`);
  return pin;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the mail catcher does not listen on a port');
  return address.port;
}
