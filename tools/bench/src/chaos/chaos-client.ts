import { DEMO_PASSWORD } from '@meridian/identity/demo/demo-users';
import { LIVE_PROTOCOL_VERSION } from '@meridian/protocol/live/limits';
import { WebSocket } from 'ws';

type Frame = { readonly type: string; readonly payload: Readonly<Record<string, unknown>> };

export type Answer = {
  readonly ok: boolean;
  readonly code?: string;
  readonly message: string;
  readonly data?: unknown;
};

const MAX_ANSWER_MS = 20_000;
/** A busy machine is no fault. */
const MAX_SIGN_IN_MS = 60_000;

/** A client of the live socket that gives commands and counts rows. */
export class ChaosClient {
  readonly socket: WebSocket;
  readonly #waiting = new Map<string, (answer: Answer | null) => void>();
  readonly #loggedIn = Promise.withResolvers<boolean>();
  readonly #keys = new Map<string, Set<string>>();
  readonly #whole = new Set<string>();
  #onAnswer: (answer: Answer) => void = () => undefined;

  private constructor(url: string) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: newAddress() });
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString('utf8'))));
    this.socket.on('close', () => {
      this.#loggedIn.resolve(false);
      for (const resolve of this.#waiting.values()) resolve(null);
    });
  }

  /** Null when the sign-in was refused or the server is away. */
  static async signIn(url: string, name: string): Promise<ChaosClient | null> {
    const client = new ChaosClient(url);
    client.socket.once('open', () =>
      client.say('login', {
        version: LIVE_PROTOCOL_VERSION,
        email_id: `${name}@meridian.local`,
        password: DEMO_PASSWORD,
      }),
    );
    const limit = setTimeout(() => client.#loggedIn.resolve(false), MAX_SIGN_IN_MS);
    const isIn = await client.#loggedIn.promise;
    clearTimeout(limit);
    if (isIn) return client;
    client.close();
    return null;
  }

  say(type: string, payload: object): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type, payload }));
  }

  /** Null when no answer came. */
  async give(id: string, name: string, args: object): Promise<Answer | null> {
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    this.#waiting.set(id, resolve);
    const limit = setTimeout(() => resolve(null), MAX_ANSWER_MS);
    this.say('command', { id, name, args });
    const answer = await promise;
    clearTimeout(limit);
    this.#waiting.delete(id);
    return answer;
  }

  /** The keys of a topic when its snapshot is whole. */
  async keysOf(topic: string, params: object = {}): Promise<ReadonlySet<string>> {
    const id = `keys-${topic}`;
    this.#keys.set(id, new Set());
    this.#whole.delete(id);
    this.say('subscribe', { id, topic, params });
    const endMs = performance.now() + MAX_ANSWER_MS;
    while (!this.#whole.has(id) && performance.now() < endMs) await new Promise((resolve) => setTimeout(resolve, 50));
    this.say('unsubscribe', { id });
    return this.#keys.get(id) ?? new Set();
  }

  /** Hears every answer, also to what was only said. */
  onAnswer(hear: (answer: Answer) => void): void {
    this.#onAnswer = hear;
  }

  close(): void {
    this.socket.terminate();
  }

  #hear({ type, payload }: Frame): void {
    if (type === 'login_ok') this.#loggedIn.resolve(true);
    if (type === 'login_failed' || type === 'session_error') this.#loggedIn.resolve(false);
    const { id } = payload;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's results have this shape.
    const answer = type === 'result' ? (payload as unknown as Answer) : null;
    if (answer !== null) this.#onAnswer(answer);
    if (typeof id !== 'string') return;
    if (answer !== null) this.#waiting.get(id)?.(answer);
    if (type !== 'snapshot') return;
    for (const row of Array.isArray(payload['rows']) ? payload['rows'] : []) this.#keys.get(id)?.add(String(row[0]));
    if (payload['last'] === true) this.#whole.add(id);
  }
}

let addresses = 0;

/** An address that nobody else has, in this process or another. */
export function newAddress(): { readonly 'x-forwarded-for': string } {
  addresses += 1;
  return { 'x-forwarded-for': `10.${process.pid & 255}.${(addresses >> 8) & 255}.${addresses & 255}` };
}

/** The token of a sign-in to the main service, or null. */
export async function mainToken(url: string, name: string): Promise<string | null> {
  const response = await fetch(`${url}/main/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newAddress() },
    body: JSON.stringify({ email_id: `${name}@meridian.local`, password: DEMO_PASSWORD }),
    signal: AbortSignal.timeout(MAX_ANSWER_MS),
  });
  const answer: { readonly token?: string } = JSON.parse(await response.text());
  return response.ok ? (answer.token ?? null) : null;
}

/** The token of a sign-in to market intelligence, or null. */
export async function marketToken(url: string, name: string): Promise<string | null> {
  const response = await fetch(`${url}/mi/auth/token/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newAddress() },
    body: JSON.stringify({ email: `${name}@meridian.local`, password: DEMO_PASSWORD }),
    signal: AbortSignal.timeout(MAX_ANSWER_MS),
  });
  const answer: { readonly auth_token?: string } = JSON.parse(await response.text());
  return response.ok ? (answer.auth_token ?? null) : null;
}

let serial = 0;

const SYMBOLS = ['AAPL', 'MSFT'];
/** Small enough that a day of storms stays within the limits of an account. */
const QUANTITIES = 400;

/** A staged order that no other of this minute is like: it waits, so that only the desk's own work is measured. */
export function stagedOrder(): object {
  serial += 1;
  const round = Math.floor(serial / QUANTITIES);
  return {
    strat: 'Staging',
    account: 'ALDGATE',
    alloc_account: 'ALDGATE-CORE',
    exchange_symbol: SYMBOLS[Math.floor(round / 2) % SYMBOLS.length],
    asset_class: 'EQUITY',
    order_side: round % 2 === 0 ? 'BUY' : 'SELL',
    order_type: 'MARKET',
    order_qty: 1 + (serial % QUANTITIES),
  };
}

/** The numeric id of an acknowledged order, else null. */
export function orderIn(answer: Answer | null): string | null {
  const data: unknown = answer?.ok === true ? answer.data : null;
  const rows = typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows) ? data.rows : [];
  const id: unknown = rows[0]?.parent_order_numeric_id;
  return typeof id === 'number' ? String(id) : null;
}
