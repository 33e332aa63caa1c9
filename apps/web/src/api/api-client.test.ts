import { listUsers } from '@meridian/protocol/rest/admin-calls';
import { captchaChallenge, login } from '@meridian/protocol/rest/auth-calls';
import { supportedSymbols, tokenLogout } from '@meridian/protocol/rest/market-intelligence-auth-calls';
import { downloadReport } from '@meridian/protocol/rest/tca-calls';
import { userAccounts } from '@meridian/protocol/rest/user-calls';
import { describe, expect, it } from 'vitest';
import { createApiClient } from './api-client.ts';

type Answer = (request: Request) => Response | Promise<Response>;

function client(answer: Answer, isProved = false, pageStays?: () => Promise<void>) {
  const requests: Request[] = [];
  const asked: string[] = [];
  const refused: string[] = [];
  const api = createApiClient({
    baseUrls: { main: 'http://x/main', 'market-intelligence': 'http://x/mi' },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      return answer(request);
    },
    ...(pageStays === undefined ? {} : { pageStays }),
    token: (service) => `${service}-token`,
    onTokenRefused: (service, token) => refused.push(`${service} ${token}`),
    onPasswordRequired: async () => {
      asked.push('password');
      return isProved;
    },
  });
  return { api, requests, refused, asked };
}

const problem = { error: 'Unauthorized', message: 'Sign in again.', code: 'unauthorised' };

describe('api client', () => {
  it('sends a bearer token to the main service and a Token header to the other', async () => {
    const { api, requests } = client(() => Response.json([]));
    await api.callMain(userAccounts, { params: { id: 7 } });
    await api.callMarketIntelligence(supportedSymbols, {});
    expect(requests.map((request) => [request.url, request.headers.get('authorization')])).toEqual([
      ['http://x/main/user/accounts/7', 'Bearer main-token'],
      ['http://x/mi/api/supported-symbols/', 'Token market-intelligence-token'],
    ]);
  });

  it('asks for the password and sends the same call once more, or leaves it when the user goes back', async () => {
    const required = { error: 'Forbidden', message: 'Enter your password again.', code: 'password-required' };
    const answers = [Response.json(required, { status: 403 }), Response.json([])];
    const proved = client(() => answers.shift() ?? Response.error(), true);
    expect(await proved.api.callMain(userAccounts, { params: { id: 7 } })).toMatchObject({ kind: 'ok' });
    expect(proved.requests.map(({ url }) => url)).toEqual(Array(2).fill('http://x/main/user/accounts/7'));
    const left = client(() => Response.json(required, { status: 403 }));
    expect(await left.api.callMain(userAccounts, { params: { id: 7 } })).toMatchObject({ status: 403 });
    expect(left.asked).toEqual(['password']);
    expect(left.requests).toHaveLength(1);
    expect(left.refused).toEqual([]);
  });

  it('answers the value and the total of a page', async () => {
    const { api } = client(() => Response.json([], { headers: { 'x-total-count': '41' } }));
    expect(await api.callMain(listUsers, { query: { limit: 10 } })).toEqual({ kind: 'ok', value: [], totalCount: 41 });
  });

  it('takes 204 for an answer without content', async () => {
    const { api } = client(() => new Response(null, { status: 204 }));
    expect(await api.callMarketIntelligence(tokenLogout, {})).toEqual({ kind: 'ok', value: null, totalCount: null });
  });

  it('answers a file under the name that the server gives it', async () => {
    const headers = { 'content-disposition': 'attachment; filename="cost.pdf"' };
    const { api, requests } = client(() => new Response('%PDF', { headers }));
    const file = await api.downloadMain(downloadReport, { query: { report_location: 'a/b', format: 'pdf' } });
    expect(file).toMatchObject({ kind: 'ok', value: { name: 'cost.pdf' } });
    expect(requests[0]?.url).toBe('http://x/main/tca/download_report?report_location=a%2Fb&format=pdf');
  });

  it('gives a problem as a value, with the time to wait', async () => {
    const { api } = client(() =>
      Response.json(problem, { status: 429, statusText: 'Too Many Requests', headers: { 'retry-after': '30' } }),
    );
    expect(await api.callMain(login, { body: { email_id: 'a@b.cd', password: 'x' } })).toEqual({
      kind: 'problem',
      status: 429,
      statusText: 'Too Many Requests',
      problem,
      retryAfterSeconds: 30,
    });
  });

  it('keeps the status of an answer that is no problem of ours', async () => {
    const { api } = client(() => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
    expect(await api.callMain(userAccounts, { params: { id: 1 } })).toMatchObject({ status: 502, problem: null });
  });

  it('refuses an answer that breaks its schema', async () => {
    const { api } = client(() => Response.json([{ account: 1 }]));
    expect(await api.callMain(userAccounts, { params: { id: 1 } })).toEqual({ kind: 'bad-answer' });
  });

  it('reports a refused token, but not a refused password', async () => {
    const { api, refused } = client(() => Response.json(problem, { status: 401 }));
    await api.callMain(login, { body: { email_id: 'a@b.cd', password: 'x' } });
    expect(refused).toEqual([]);
    await api.callMain(userAccounts, { params: { id: 1 } });
    expect(refused).toEqual(['main main-token']);
  });

  it.each([
    ['before its answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'in the middle of its answer',
      () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })),
    ],
  ])('tells a call that was cut off %s only to a page that stays', async (_when, answer: Answer) => {
    const { promise: stays, resolve: stay } = Promise.withResolvers<void>();
    const { api } = client(answer, false, () => stays);
    let told: unknown = null;
    const call = api.callMain(userAccounts, { params: { id: 7 } }).then((result) => (told = result));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(told).toBeNull();
    stay();
    expect(await call).toEqual({ kind: 'no-response', reason: 'network' });
  });

  it('tells no network, no answer in time and a call given up apart', async () => {
    const offline = client(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await offline.api.callMain(captchaChallenge, {})).toEqual({ kind: 'no-response', reason: 'network' });

    const silent = client(
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        }),
    );
    expect(await silent.api.callMain(captchaChallenge, { timeoutMs: 1 })).toEqual({
      kind: 'no-response',
      reason: 'timeout',
    });

    const leaving = new AbortController();
    const pending = silent.api.callMain(captchaChallenge, { signal: leaving.signal });
    leaving.abort();
    expect(await pending).toEqual({ kind: 'aborted' });
  });
});
