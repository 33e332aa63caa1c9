import type { MailMessage } from './mail-message.ts';

export type SendOutcome =
  | { readonly kind: 'sent' }
  /** The server said no to this mail for good. */
  | { readonly kind: 'rejected'; readonly reason: string }
  /** The server said not now to this recipient. */
  | { readonly kind: 'deferred'; readonly reason: string }
  /** There is no server to speak to, so no other mail would go out either. */
  | { readonly kind: 'unavailable'; readonly reason: string };

export type Mailer = {
  /** Where mail goes, for the log; without credentials. */
  readonly destination: string;
  send(message: MailMessage): Promise<SendOutcome>;
  close(): void;
};
