import { createTransport } from 'nodemailer';
import type { Mailer, SendOutcome } from './mailer.ts';

export type SmtpMailerOptions = {
  /** `smtp://` or `smtps://`, credentials included. */
  readonly url: string;
  readonly from: string;
  /** A mail server that offers no encryption gets no mail. */
  readonly isTlsNeeded: boolean;
};

const TIMEOUT_MS = 15_000;

export function createSmtpMailer({ url, from, isTlsNeeded }: SmtpMailerOptions): Mailer {
  const transport = createTransport({
    url,
    requireTLS: isTlsNeeded,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail is plain text. Nothing in it may make the mailer read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    destination: `the mail server ${new URL(url).host}`,
    send: async (message) => {
      try {
        await transport.sendMail({ ...message, from });
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** The reason contains the server's response and the recipient, never the mail. */
function outcomeOf(error: unknown): SendOutcome {
  const { code, responseCode, message } = asSmtpError(error);
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutThisMail) return { kind: 'unavailable', reason: message };
  const isForGood = responseCode === undefined || responseCode >= 500;
  return { kind: isForGood ? 'rejected' : 'deferred', reason: message };
}

function asSmtpError(error: unknown): { code?: string; responseCode?: number; message: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const responseCode =
    'responseCode' in error && typeof error.responseCode === 'number' ? { responseCode: error.responseCode } : {};
  return { ...code, ...responseCode, message: error.message };
}
