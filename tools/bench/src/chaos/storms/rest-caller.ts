import { mainToken, marketToken, newAddress } from '../chaos-client.ts';
import type { Tally } from './storm.ts';

export type Asked = { readonly method?: 'GET' | 'POST' | 'DELETE'; readonly body?: object };

/** One user's calls of a REST service, each of them counted. */
export class RestCaller {
  readonly #url: string;
  readonly #tally: Tally;
  readonly #headers: Readonly<Record<string, string>>;

  private constructor(url: string, tally: Tally, authorization: string) {
    this.#url = url;
    this.#tally = tally;
    this.#headers = { authorization, ...newAddress() };
  }

  static async signIn(url: string, service: 'main' | 'mi', tally: Tally, name = 'viewer'): Promise<RestCaller> {
    const isMain = service === 'main';
    const token = isMain ? await mainToken(url, name) : await marketToken(url, name);
    if (token === null) throw new Error(`the ${name} cannot sign in`);
    return new RestCaller(`${url}/${service}`, tally, `${isMain ? 'Bearer' : 'Token'} ${token}`);
  }

  /** What a good answer holds as JSON. Null for a refusal and for a file. */
  async ask(path: string, { method = 'GET', body }: Asked = {}): Promise<unknown> {
    this.#tally.sent();
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      headers: { ...this.#headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => null);
    const bytes = await answer?.arrayBuffer().catch(() => null);
    if (answer?.ok !== true) {
      this.#tally.refused(String(answer?.status ?? 'lost'));
      return null;
    }
    this.#tally.served();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return isJson && bytes !== undefined && bytes !== null ? JSON.parse(Buffer.from(bytes).toString('utf8')) : null;
  }
}

/** So many loops that do it until the storm is over. */
export async function inLoops(count: number, isOver: () => boolean, act: () => Promise<unknown>): Promise<void> {
  const loop = async (): Promise<void> => {
    while (!isOver()) await act();
  };
  await Promise.all(Array.from({ length: count }, loop));
}
