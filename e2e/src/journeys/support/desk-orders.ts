import { randomBytes, randomUUID } from 'node:crypto';
import { type Frame, LivePeer, logIn } from '../../matrix/live-peer.ts';
import { demoEmail, demoPassword } from '../../world/sign-in.ts';
import type { World } from '../../world/world.ts';

export type OrderWish = {
  readonly exchange_symbol?: string;
  readonly order_side?: string;
  readonly order_type?: 'LIMIT' | 'MARKET';
  readonly limit_price?: number;
  readonly order_qty?: number;
  readonly strat?: string;
  readonly strategy_parameters?: string;
};

type Answer = {
  readonly ok: boolean;
  readonly message: string;
  readonly data: { readonly rows: readonly { readonly parent_order_numeric_id: number }[] };
};

export type AuditLine = Readonly<Record<string, unknown>>;

/** A client of the live socket that has orders of its own, all on one list that nobody else has. */
export class OrderDesk {
  readonly list: string;
  readonly #peer: LivePeer;

  private constructor(peer: LivePeer, list: string) {
    this.#peer = peer;
    this.list = list;
  }

  /** With the list of another desk, a colleague who sends orders to it. */
  static async open(world: Pick<World, 'url'>, name = 'trader', list?: string): Promise<OrderDesk> {
    const peer = await LivePeer.connect(world.url);
    await logIn(peer, demoEmail(name), demoPassword);
    return new OrderDesk(peer, list ?? `E2E_${randomBytes(3).toString('hex').toUpperCase()}`);
  }

  async give(name: string, args: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
    const id = randomUUID();
    this.#peer.say({ type: 'command', payload: { id, name, args } });
    const { payload } = await this.#peer.hear(({ type, payload: said }) => type === 'result' && said['id'] === id);
    return payload;
  }

  /** A price a little on the cheap side for a buy: the order works and does not fill while a test looks at it. */
  async restingPrice(exchange_symbol: string): Promise<number> {
    const { data } = await this.give('trade.instrument', { exchange_symbol, asset_class: 'EQUITY' });
    const { instrument } = data as {
      instrument: { quote: { current_last: number } | null; previous_close: number; tick_size: number };
    };
    const last = instrument.quote?.current_last ?? instrument.previous_close;
    const ticks = Math.floor((last * 0.97) / instrument.tick_size);
    return Number((ticks * instrument.tick_size).toFixed(4));
  }

  /** Sends an order, a resting buy unless told, and gives its id. */
  async newOrder(wish: OrderWish = {}): Promise<number> {
    const exchange_symbol = wish.exchange_symbol ?? 'NVDA';
    const order = {
      account: 'ALDGATE',
      alloc_account: 'ALDGATE-CORE',
      asset_class: 'EQUITY',
      order_side: 'BUY',
      order_type: 'LIMIT',
      order_qty: 1_000,
      strat: 'pov',
      strategy_parameters: '{"pr":10}',
      list_name: this.list,
      override_reason: 'Sent by a journey',
      ...wish,
      exchange_symbol,
    };
    const limit = order.order_type === 'MARKET' ? {} : { limit_price: await this.restingPrice(exchange_symbol) };
    const answer = (await this.give('order.new', { ...limit, ...order })) as unknown as Answer;
    const id = answer.data.rows[0]?.parent_order_numeric_id;
    if (!answer.ok || id === undefined) throw new Error(`no order: ${answer.message}`);
    return id;
  }

  /** An order so large that the demo desk holds it for review: more than 8 % of a day's volume. */
  async newPendingOrder(exchange_symbol = 'INTC'): Promise<number> {
    const { data } = await this.give('trade.instrument', { exchange_symbol, asset_class: 'EQUITY' });
    const { instrument } = data as { instrument: { avg_daily_volume: number } };
    return this.newOrder({ exchange_symbol, order_qty: Math.ceil(instrument.avg_daily_volume * 0.085) });
  }

  /** The audit of an order as of now. */
  async auditOf(order: number): Promise<readonly AuditLine[]> {
    const id = randomUUID();
    const isOurs = (frame: Frame) => frame.payload['id'] === id;
    const params = { parent_order_numeric_ids: [order] };
    this.#peer.say({ type: 'subscribe', payload: { id, topic: 'audit', params } });
    const { payload } = await this.#peer.hear((frame) => frame.type === 'fields' && isOurs(frame));
    const fields = payload['fields'] as readonly string[];
    const snapshot = await this.#peer.hear((frame) => frame.type === 'snapshot' && isOurs(frame));
    const known = snapshot.payload['rows'] as readonly (readonly unknown[])[];
    // The server reads the journal when the first one looks, so the rows may follow the snapshot.
    const rows = known.length > 0 ? known : await this.#auditThatFollows(isOurs);
    this.#peer.say({ type: 'unsubscribe', payload: { id } });
    return rows.map((row) => Object.fromEntries(fields.map((field, at) => [field, row[at]])));
  }

  async #auditThatFollows(isOurs: (frame: Frame) => boolean): Promise<readonly (readonly unknown[])[]> {
    const { payload } = await this.#peer.hear((frame) => frame.type === 'increment' && isOurs(frame));
    const changes = payload['rows'] as readonly (readonly unknown[])[];
    return changes.map((change) => {
      const row: unknown[] = [];
      for (let at = 1; at < change.length; at += 2) row[Number(change[at])] = change[at + 1];
      return row;
    });
  }

  close(): void {
    this.#peer.close();
  }
}
