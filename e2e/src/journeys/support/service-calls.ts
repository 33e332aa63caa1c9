import { solveCaptcha } from '@meridian/identity/testing/solve-captcha';

export type Answer = { readonly status: number; readonly body: Record<string, unknown> };

type CallOptions = { readonly method?: string; readonly token?: string; readonly body?: unknown };

/** One call of the main service, as a program would make it. */
export async function callMain(url: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const { token, body } = options;
  const response = await fetch(`${url}/main${path}`, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
}

/** For steps that a journey relies on without being about them. */
export async function expectGood(answer: Promise<Answer>): Promise<Record<string, unknown>> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
  return body;
}

export async function freshCaptcha(url: string): Promise<string> {
  const challenge = await (await fetch(`${url}/main/auth/captcha`)).json();
  return solveCaptcha(challenge);
}

/** Other tests may have failed on purpose from this address, so a proof of work can be asked for. */
export async function mainToken(url: string, email: string, password: string): Promise<string> {
  const credentials = { email_id: email, password };
  const first = await callMain(url, '/auth/login', { body: credentials });
  if (first.body['code'] !== 'captcha-required') return String((await expectGood(Promise.resolve(first)))['token']);
  const body = { ...credentials, captcha: await freshCaptcha(url) };
  return String((await expectGood(callMain(url, '/auth/login', { body })))['token']);
}
