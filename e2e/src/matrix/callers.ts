import { solveCaptcha } from '@meridian/identity/testing/solve-captcha';
import { demoEmail, demoPassword } from '../world/sign-in.ts';

/** Who asks in the matrix: nobody, each demo user, and two whose token proves nothing. */
export const callers = ['nobody', 'forger', 'trader', 'admin', 'viewer', 'newcomer'] as const;

export type Caller = (typeof callers)[number];

export type Tokens = { readonly main: string | null; readonly marketIntelligence: string | null };

export type Flags = Readonly<Record<string, unknown>> & { readonly id: number; readonly email_id: string };

/** What a caller holds: a token per service, and its user as the main service told it. */
export type Credentials = { readonly tokens: Tokens; readonly user: Flags | null; readonly isVerified: boolean };

type Answer = { readonly status: number; readonly body: Record<string, unknown> };

async function post(url: string, body: unknown): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Tests before this one may have failed on purpose, so a proof of work can be asked for. */
async function postCredentials(url: string, path: string, body: Record<string, unknown>): Promise<Answer> {
  const first = await post(`${url}${path}`, body);
  if (first.body['code'] !== 'captcha-required') return first;
  const challenge = await (await fetch(`${url}/main/auth/captcha`)).json();
  return post(`${url}${path}`, { ...body, captcha: await solveCaptcha(challenge) });
}

async function credentialsOf(url: string, caller: Caller): Promise<Credentials> {
  if (caller === 'nobody') return { tokens: { main: null, marketIntelligence: null }, user: null, isVerified: false };
  if (caller === 'forger') {
    const forged = `eyJhbGciOiJub25lIn0.${Buffer.from('{"sub":"2","sid":"1","verified":true}').toString('base64url')}.`;
    return { tokens: { main: forged, marketIntelligence: 'f'.repeat(43) }, user: null, isVerified: false };
  }
  const main = await postCredentials(url, '/main/auth/login', { email_id: demoEmail(caller), password: demoPassword });
  const mi = await postCredentials(url, '/mi/auth/token/login/', { email: demoEmail(caller), password: demoPassword });
  return {
    tokens: {
      main: String(main.body['token']),
      marketIntelligence: mi.status === 200 ? String(mi.body['auth_token']) : null,
    },
    user: main.body['user'] as Flags,
    isVerified: main.body['needs_verification'] === false,
  };
}

export async function signInCallers(url: string): Promise<ReadonlyMap<Caller, Credentials>> {
  const found = new Map<Caller, Credentials>();
  for (const caller of callers) found.set(caller, await credentialsOf(url, caller));
  return found;
}
