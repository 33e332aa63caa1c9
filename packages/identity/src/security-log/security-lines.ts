import { appendFile } from 'node:fs/promises';
import type { Logger } from '@meridian/service-kit/logger';
import type { ChainedEvent } from './chain.ts';

/** Where lines for a SIEM go: standard output, or a file that a collector follows. Null for nowhere. */
export type SecurityLineTarget = 'stdout' | { readonly file: string } | null;

/** One event as one line of JSON. Its number and hash let a collector notice what is missing or changed. */
export function securityLine({ seq, at_ms, kind, actor, subject, ip, detail, hash }: ChainedEvent): string {
  const time = new Date(at_ms).toISOString();
  return JSON.stringify({ log: 'meridian-security', seq, time, kind, actor, subject, ip, detail, hash });
}

/** Writes lines one batch after another, in the order of the chain. */
export function createSecurityLines(
  target: SecurityLineTarget,
  logger: Logger,
): { write(events: readonly ChainedEvent[]): void; flush(): Promise<void> } {
  let last: Promise<void> = Promise.resolve();
  const send = async (text: string): Promise<void> => {
    if (target === null) return;
    if (target === 'stdout') process.stdout.write(text);
    else await appendFile(target.file, text, { mode: 0o600 });
  };
  return {
    write: (events) => {
      if (target === null) return;
      const text = events.map((event) => `${securityLine(event)}\n`).join('');
      last = last
        .then(() => send(text))
        .catch((err: unknown) => logger.error({ err }, 'security lines could not be written'));
    },
    flush: () => last,
  };
}
