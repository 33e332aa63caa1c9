import type { SignedInUser } from '@meridian/domain/entities/auth-state';
import type { RegistrationResult } from '@meridian/live-client/request-once';
import { createStore } from 'zustand/vanilla';
import { createApiClient } from '../api/api-client.ts';
import { aUser } from '../lib/a-user.fixture.ts';
import type { LiveIdentity, LiveIdentityEvents, LiveSignIn } from '../live/live-identity.ts';
import type { SafeStorage } from './safe-storage.ts';
import { createSession } from './session.ts';
import { INITIAL_SESSION_STATE, type SessionState } from './session-state.ts';

/** A token with the same payload as one of the main service. */
export function aToken(email = aUser().email_id, serial = '1'): string {
  return `header.${btoa(JSON.stringify({ email, serial }))}.signature`;
}

export function memoryStorage(entries: Readonly<Record<string, string>> = {}): SafeStorage & {
  readonly entries: () => Record<string, string>;
} {
  const values = new Map(Object.entries(entries));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    entries: () => Object.fromEntries(values),
  };
}

export function signedInLive(user: SignedInUser = aUser()): LiveSignIn {
  const copy = aUser(user);
  return {
    kind: 'signed-in',
    identity: {
      user: copy,
      session_id: 'live-session',
      notification_id: 'abcdef',
      server_time_zone: 'America/New_York',
      clockOffsetMs: 0,
    },
  };
}

async function noRegistration(): Promise<RegistrationResult> {
  return { kind: 'no-response' };
}

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

const settings = {
  server_time_zone: 'America/New_York',
  is_demo: true,
  max_connections: 5,
  last_login_ms: null,
  idle_after_ms: null,
};

/** Fake services that accept everybody. Answers can be set by `METHOD path`. */
export function goodAnswers(user: SignedInUser, token = aToken()): Answers {
  return {
    'POST /main/auth/login': () => Response.json({ token, needs_verification: false, user }),
    'POST /main/auth/verify_pin': () => Response.json({ token, user }),
    'POST /main/auth/verify_email': () => Response.json({ message: 'Sent.', pin_expires_in: 600 }, { status: 202 }),
    'POST /main/auth/logout': () => Response.json({ ended_sessions: 1 }),
    'GET /main/user/get_user_information': () => Response.json({ user, settings }),
    [`GET /main/user/accounts/${user.id}`]: () =>
      Response.json([{ account: 'ALPHA', alloc_account: 'A1', custom_client_name: '' }]),
    'POST /mi/auth/token/login/': () => Response.json({ auth_token: 'python-token' }),
    'POST /mi/auth/token/logout/': () => new Response(null, { status: 204 }),
    'GET /mi/api/supported-symbols/': () => Response.json([]),
  };
}

export function aProblem(status: number, problem: { error?: string; message?: string; code?: string } = {}): Response {
  const body = { error: problem.error ?? 'Error', message: problem.message ?? 'No.', code: problem.code ?? 'no' };
  return Response.json(body, { status, statusText: status === 500 ? 'Internal Server Error' : '' });
}

type Setup = {
  readonly user?: SignedInUser;
  readonly answers?: Answers;
  readonly stored?: Readonly<Record<string, string>>;
  readonly tabStored?: Readonly<Record<string, string>>;
  readonly live?: Partial<LiveIdentity>;
};

/** A session with fake services, socket, storage and clock. */
export function setUpSession(setup: Setup = {}) {
  const user = setup.user ?? aUser({ python_permit: true, market_impact_permit: true });
  const answers: Answers = { ...goodAnswers(user), ...setup.answers };
  const calls: string[] = [];
  const storage = memoryStorage(setup.stored);
  const store = createStore<SessionState>(() => INITIAL_SESSION_STATE);
  const api = createApiClient({
    baseUrls: { main: 'http://x/main', 'market-intelligence': 'http://x/mi' },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const call = `${request.method} ${new URL(request.url).pathname}`;
      calls.push(call);
      const answer = answers[call];
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return answer();
    },
    token: (service) => store.getState().auth[service === 'main' ? 'nodeAuthToken' : 'pythonToken'],
    onTokenRefused: (service, token) => {
      if (service === 'main') session.tokenRefused(token);
    },
    onPasswordRequired: async () => false,
  });
  let events: LiveIdentityEvents | null = null;
  const session = createSession({
    store,
    api,
    storage,
    tabStorage: memoryStorage(setup.tabStored),
    now: () => 1_000_000,
    live: {
      signInWithToken: async () => {
        calls.push('live token');
        return signedInLive(user);
      },
      signInBySession: async () => {
        calls.push('live session');
        return signedInLive(user);
      },
      signOut: async () => {
        calls.push('live logout');
      },
      retryNow: () => false,
      register: noRegistration,
      registerFix: noRegistration,
      watch: (watching) => {
        events = watching;
        return () => undefined;
      },
      ...setup.live,
    },
  });
  return {
    session,
    user,
    calls,
    stored: storage.entries,
    storage,
    auth: () => store.getState().auth,
    events: () => events,
  };
}

/** Waits until all pending promises are settled. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
}
