import type { IdentityService } from '@meridian/identity/create-identity';
import { requestMail } from '@meridian/identity/mail/mail-templates';
import type { Logger } from '@meridian/service-kit/logger';
import type { NewNotice, NoticeStore } from '@meridian/storage/notices/notice-store';
import type { OutboxMessage } from '@meridian/storage/outbox';
import { collectRequests, type RequestSources } from './collect-requests.ts';
import { noticesOf } from './notices-of.ts';
import { type Person, readPeople } from './people.ts';

export type AnnouncerOptions = RequestSources & {
  readonly identity: RequestSources['identity'] & Pick<IdentityService, 'mailFor'>;
  readonly notices: Pick<NoticeStore, 'tell'>;
  /** The page's own address, for links in mails. Null where nobody said it. */
  readonly publicUrl: string | null;
  readonly logger: Logger;
  /** How often it looks; shorter in tests. */
  readonly pollMs?: number;
};

const POLL_MS = 2_000;
/** A mail that waits longer was told otherwise. */
const MAIL_LIFE_MS = 24 * 3_600_000;
/** What was told already is not asked of the database again. Forgotten when there is more, which only costs a look. */
const MAX_REMEMBERED = 50_000;
/** Of one person at once. What is beyond waits for the next look. */
const MAX_AT_ONCE = 1_000;

/**
 * Tells people of requests from what is stored: who may decide, who asked and what became of it. It needs no part of
 * the change itself, so that nothing is lost when a process ends in between, and the table knows what was told.
 */
export class Announcer {
  readonly #options: AnnouncerOptions;
  readonly #closing = new AbortController();
  readonly #told = new Set<string>();
  readonly #loop: Promise<void>;

  constructor(options: AnnouncerOptions) {
    this.#options = options;
    this.#loop = this.#work();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#loop;
  }

  async #work(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        await this.#once();
      } catch (err) {
        this.#options.logger.error({ err }, 'nobody was told of requests: tried again soon');
      }
      await pause(this.#options.pollMs ?? POLL_MS, signal);
    }
  }

  async #once(): Promise<void> {
    const { identity, notices, nowMs } = this.#options;
    const { requests } = await collectRequests(this.#options);
    if (requests.length === 0) return;
    const people = await readPeople(identity);
    const all = requests.flatMap((request) => noticesOf(request, people, nowMs()));
    const fresh = all.filter(({ userId, key }) => !this.#told.has(`${userId} ${key}`)).slice(0, MAX_AT_ONCE);
    if (fresh.length === 0) return;
    await notices.tell(fresh, (told) => this.#mailsOf(told, people));
    if (this.#told.size > MAX_REMEMBERED) this.#told.clear();
    for (const { userId, key } of fresh) this.#told.add(`${userId} ${key}`);
  }

  /** One mail to each person, however much there is. */
  #mailsOf(told: readonly NewNotice[], people: readonly Person[]): readonly OutboxMessage[] {
    const { identity, publicUrl, nowMs } = this.#options;
    const emails = new Map(people.map(({ user }) => [user.id, user.email_id]));
    // The mail of an escalated case leaves with the decision.
    const byMail = told.filter(({ key }) => !key.startsWith('case:'));
    return Array.from(Map.groupBy(byMail, ({ userId }) => userId)).flatMap(([userId, notices]) => {
      const [email, first] = [emails.get(userId), notices[0]];
      if (email === undefined || first === undefined) return [];
      const link = publicUrl === null ? null : `${publicUrl}${first.path}`;
      const { title, body } = first;
      return [
        identity.mailFor(requestMail(email, { title, body, more: notices.length - 1, link }), nowMs() + MAIL_LIFE_MS),
      ];
    });
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const wake = (): void => {
    clearTimeout(timer);
    resolve();
  };
  signal.addEventListener('abort', wake, { once: true });
  return promise.finally(() => signal.removeEventListener('abort', wake));
}
