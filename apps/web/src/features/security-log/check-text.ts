import { formatUpTo } from '@meridian/domain/number-format';
import type { CallResponse } from '@meridian/protocol/rest/rest-call';
import type { checkSecurityLog } from '@meridian/protocol/rest/security-log-calls';
import { dateAndTime } from '../../lib/time-text.ts';

const MAX_NAMED = 3;

/** The result of a check: nothing changed, or the first changes; then what is not complete for a good reason. */
export function checkText({ events, damages, removed, other_seals }: CallResponse<typeof checkSecurityLog>): string {
  const read = `${formatUpTo(events, 0)} ${events === 1 ? 'event' : 'events'} checked.`;
  const named = damages.slice(0, MAX_NAMED).map(({ seq, reason }) => `event ${seq} ${reason}`);
  const more = damages.length > MAX_NAMED ? ` and ${damages.length - MAX_NAMED} more` : '';
  const verdict =
    damages.length === 0 ? 'None was changed, removed or added.' : `Changes found: ${named.join(', ')}${more}.`;
  const old = removed === null ? [] : [`Events up to ${removed.up_to} expired on ${dateAndTime(removed.at_ms)}.`];
  const earlier = other_seals
    .slice(0, MAX_NAMED)
    .map(({ from, to }) => `Events ${from} to ${to} have the seal of an earlier secret.`);
  return [read, verdict, ...old, ...earlier].join(' ');
}
