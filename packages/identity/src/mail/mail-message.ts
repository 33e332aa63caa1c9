/** A file that goes with a mail; base64, because a mail waits as text in the outbox. */
export type MailAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
  readonly encoding: 'base64';
};

export type MailMessage = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: MailAttachment[];
};
