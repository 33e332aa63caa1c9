import type { MailMessage } from './mail-message.ts';

export type SendOutcome =
  | { readonly kind: 'sent' }
  /** The server refused this mail permanently. */
  | { readonly kind: 'rejected'; readonly reason: string }
  /** The server deferred this recipient. */
  | { readonly kind: 'deferred'; readonly reason: string }
  /** No server is reachable, so no other mail could be sent either. */
  | { readonly kind: 'unavailable'; readonly reason: string };

export type Mailer = {
  /** The mail server for the log, without credentials. */
  readonly destination: string;
  send(message: MailMessage): Promise<SendOutcome>;
  close(): void;
};
