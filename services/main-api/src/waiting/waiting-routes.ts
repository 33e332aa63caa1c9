import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import {
  listNotices,
  readNotices,
  type RequestVerb,
  waiting,
  type WaitingRequest,
} from '@meridian/protocol/rest/waiting-calls';
import type { NoticeStore } from '@meridian/storage/notices/notice-store';
import type { FastifyInstance } from 'fastify';
import { collectRequests, type RequestSources } from './collect-requests.ts';
import { type Person, personOf, readPeople } from './people.ts';
import type { Request } from './request.ts';

export type WaitingRoutesOptions = RequestSources & { readonly notices: Pick<NoticeStore, 'listFor' | 'markRead'> };

/** More is no list that anybody works through. */
const MAX_SHOWN = 500;
const DEFAULT_NOTICES = 30;

/** `/waiting` and `/notices`: what waits for a user, what became of what they asked for, and what they were told. */
export function waitingRoutes(app: FastifyInstance, guard: CallGuard, options: WaitingRoutesOptions): void {
  const { notices, identity, nowMs } = options;
  registerCall(app, guard, waiting, async ({ request }) => {
    const { user } = request;
    const [{ requests, isComplete }, people, accounts] = await Promise.all([
      collectRequests(options),
      readPeople(identity),
      identity.allAccounts(),
    ]);
    const me = personOf(user, accounts);
    const forMe = requests.filter((each) => each.state === 'pending' && each.mayDecide(me) && !each.isBy(me));
    const byMe = requests.filter((each) => each.isBy(me));
    return {
      kind: 'good',
      body: {
        now_ms: nowMs(),
        is_complete: isComplete,
        for_me: await shown(forMe.toSorted(byUrgency), me, people),
        by_me: await shown(byMe.toSorted(byNews), me, people),
      },
    };
  });
  registerCall(app, guard, listNotices, async ({ query, request }) => ({
    kind: 'good',
    body: await notices.listFor(request.user.id, query.limit ?? DEFAULT_NOTICES),
  }));
  registerCall(app, guard, readNotices, async ({ body, request }) => {
    await notices.markRead(request.user.id, body.up_to_id);
    const { unread } = await notices.listFor(request.user.id, 1);
    return { kind: 'good', body: { unread } };
  });
}

/** The first to end first, then the oldest. */
function byUrgency(a: Request, b: Request): number {
  return endOf(a) - endOf(b) || a.asked_ms - b.asked_ms;
}

function endOf({ expires_ms }: Request): number {
  return expires_ms ?? Number.MAX_SAFE_INTEGER;
}

function byNews(a: Request, b: Request): number {
  return (b.decided_ms ?? b.asked_ms) - (a.decided_ms ?? a.asked_ms);
}

function shown(all: readonly Request[], me: Person, people: readonly Person[]): Promise<WaitingRequest[]> {
  return Promise.all(
    all.slice(0, MAX_SHOWN).map(async (request) => {
      const { isBy: _isBy, mayDecide, change, soonMs: _soonMs, ...rest } = request;
      const approvers = rest.state === 'pending' ? people.filter(mayDecide).map(({ user }) => user.name) : [];
      return Object.assign(rest, { change: await change(), approvers, verbs: verbsOf(request, me) });
    }),
  );
}

function verbsOf(request: Request, me: Person): RequestVerb[] {
  const { kind, state } = request;
  if (state !== 'pending' || kind === 'case') return [];
  if (kind === 'order') return request.mayDecide(me) ? ['release'] : [];
  if (request.isBy(me)) return ['withdraw'];
  return request.mayDecide(me) ? ['approve', 'reject'] : [];
}
