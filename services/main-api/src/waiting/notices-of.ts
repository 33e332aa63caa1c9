import type { NoticeKind } from '@meridian/protocol/rest/waiting-calls';
import type { NewNotice } from '@meridian/storage/notices/notice-store';
import type { Person } from './people.ts';
import type { Request } from './request.ts';

/** The page on which everything can be decided. */
export const WAITING_PATH = '/waiting';
const OWN_PATH = '/waiting?list=mine';

/** Whom a request concerns now, and what each is told. The same is told once, by its key. */
export function noticesOf(request: Request, people: readonly Person[], nowMs: number): readonly NewNotice[] {
  const authors = people.filter(request.isBy);
  const about = (kind: NoticeKind, title: string, body: string, path: string) => (person: Person) =>
    ({ userId: person.user.id, key: `${request.key}:${request.revision}:${kind}`, kind, title, body, path }) as const;
  const { state, title, expires_ms, decided_by, decision_note, kind } = request;
  if (state === 'approved') {
    return authors.map(about('approved', `Approved: ${title}`, `${decided_by ?? ''} approved it.`, OWN_PATH));
  }
  if (state === 'rejected') {
    const note = decision_note === null || decision_note === '' ? '' : ` Note: ${decision_note}`;
    return authors.map(about('rejected', `Rejected: ${title}`, `${decided_by ?? ''} rejected it.${note}`, OWN_PATH));
  }
  if (state === 'expired') {
    const body = 'Nobody decided in time, so nothing was changed. Ask again if it is still needed.';
    return authors.map(about('expired', `Expired: ${title}`, body, OWN_PATH));
  }
  if (state !== 'pending') return [];
  const deciders = people.filter((person) => request.mayDecide(person) && !request.isBy(person));
  const asks =
    kind === 'case' ? 'escalated it to you' : kind === 'order' ? 'asks for its release' : 'asks for approval';
  const asked = deciders.map(about('asked', `Waiting for you: ${title}`, `${request.asked_by} ${asks}.`, WAITING_PATH));
  if (expires_ms === null || expires_ms - nowMs > request.soonMs) return asked;
  const left = Math.max(1, Math.round((expires_ms - nowMs) / 60_000));
  const ends = `It ends in ${left} ${left === 1 ? 'minute' : 'minutes'} if nobody decides.`;
  return [
    ...asked,
    ...deciders.map(about('soon', `Ends soon: ${title}`, ends, WAITING_PATH)),
    ...authors.map(about('soon', `Ends soon: ${title}`, ends, OWN_PATH)),
  ];
}
