import { DEMO_PASSWORD } from '@meridian/identity/demo/demo-users';

/** The call was refused. A step that fails is tried again at the next start. */
export class RefusedCallError extends Error {
  override readonly name = 'RefusedCallError';
}

export type CallMethod = 'GET' | 'POST' | 'DELETE';

/** The server as a page reaches it. */
export type Inject = (call: {
  readonly method: CallMethod;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: object;
}) => Promise<{ readonly statusCode: number; readonly body: string }>;

/** A demo user's calls, by the same addresses, checks and trail as those of a page. */
export class DeskCaller {
  readonly email: string;
  readonly #inject: Inject;
  readonly #token: string;

  private constructor(email: string, inject: Inject, token: string) {
    this.email = email;
    this.#inject = inject;
    this.#token = token;
  }

  static async signIn(inject: Inject, email: string): Promise<DeskCaller> {
    const payload = { email_id: email, password: DEMO_PASSWORD };
    const answer = await inject({ method: 'POST', url: '/main/auth/login', headers: {}, payload });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call is described by a schema.
    const { token } = JSON.parse(answer.body) as { readonly token?: string };
    if (answer.statusCode !== 200 || token === undefined) throw new RefusedCallError(`${email} cannot sign in`);
    return new DeskCaller(email, inject, token);
  }

  /** The answer. Throws unless it is a success or has one of the other statuses that are as good. */
  async ask<Answer>(
    method: CallMethod,
    path: string,
    payload?: object,
    asGood: readonly number[] = [],
  ): Promise<Answer> {
    const headers = { authorization: `Bearer ${this.#token}` };
    const call = { method, url: `/main${path}`, headers, ...(payload !== undefined && { payload }) };
    const { statusCode, body } = await this.#inject(call);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the calls of this process are described by schemas.
    if (statusCode < 300 || asGood.includes(statusCode)) return JSON.parse(body) as Answer;
    throw new RefusedCallError(`${method} ${path} answered ${statusCode}: ${body.slice(0, 300)}`);
  }
}
