import { DEMO_TRADERS } from '../../demo/demo-traders.ts';
import type { DeskAccount } from '../../reference/desk-account.ts';
import type { FlowCommand } from '../../demo/flow/flow-command.ts';
import { orderFlow } from '../../demo/flow/order-flow.ts';
import type { FlowState } from '../../demo/flow/flow-state.ts';
import type { FlowOrder, FlowView } from '../../demo/flow/flow-view.ts';
import type { KernelUser } from '../../kernel/commands/kernel-command.ts';
import { filledLotsOf } from '../../kernel/children/exposure.ts';
import { priceOrNull } from '../../kernel/price-units.ts';
import type { Parent } from '../../kernel/state/parent.ts';
import { sessionCalendar, type SessionCalendarOptions } from '../../market/session-calendar.ts';
import type { MarketPort } from '../../market/market-port.ts';
import { availableStrategies } from '../../routing/available-strategies.ts';
import type { Instrument } from '../../reference/instrument.ts';
import type { ClientsDesk } from '../../world/world-clients.ts';
import { type ClientsScale, paceFor } from './clients-scale.ts';

export type SimulatedClientsOptions = {
  readonly desk: ClientsDesk;
  readonly market: Pick<MarketPort, 'view' | 'day'>;
  readonly instruments: readonly Instrument[];
  /** What they trade. All instruments when missing. */
  readonly traded?: readonly Instrument[];
  readonly session: SessionCalendarOptions;
  readonly scale: ClientsScale;
  readonly seed: number;
  readonly nowMs: () => number;
};

/** Orders that a simulated trader considers when deciding on an action. */
const MAX_SEEN = 400;

/** The simulated clients and traders of the demo world. They use the same commands as users. */
export class SimulatedClients {
  readonly #options: SimulatedClientsOptions;
  readonly #flow: ReturnType<typeof orderFlow>;
  readonly #phaseAt: (ms: number) => FlowView['phase'];
  readonly #traders: ReadonlyMap<string, KernelUser>;
  readonly #clientIds: ReadonlySet<string>;
  #state: FlowState;

  constructor(options: SimulatedClientsOptions) {
    const { desk, seed, instruments, traded, scale, session, nowMs } = options;
    const { accounts } = desk;
    this.#options = options;
    this.#flow = orderFlow({
      seed,
      instruments,
      ...(traded !== undefined && { traded }),
      accounts,
      ...paceFor(scale),
    });
    this.#phaseAt = sessionCalendar(session).phaseAt;
    this.#traders = new Map(accounts.map((account, index) => [account.account, demoTrader(account, index)]));
    this.#clientIds = new Set(Array.from(this.#traders.values(), ({ organisation }) => organisation));
    this.#state = this.#flow.initial(nowMs());
  }

  /** Sends what is due. A refusal concerns only the simulated trader. */
  tick(): void {
    const { desk, nowMs } = this.#options;
    const { state, commands } = this.#flow.nextArrivals(this.#state, nowMs(), this.#view());
    this.#state = state;
    for (const command of commands) {
      const trader = this.#traders.get(this.#accountOf(command));
      if (trader === undefined) continue;
      const user = command.name === 'order.release' ? reviewerBeside(trader) : trader;
      desk.submit(insisting(command), user, () => undefined);
    }
  }

  /** Several orders at once use the first one's account. The others are refused. */
  #accountOf(command: FlowCommand): string {
    if (command.name === 'order.new') return command.args.account;
    const [first] = command.args.parent_order_numeric_ids;
    const { parents } = this.#options.desk.published.orders;
    return first === undefined ? '' : (parents.get(first)?.terms.account ?? '');
  }

  #view(): FlowView {
    const { desk, market, nowMs } = this.#options;
    const { orders } = desk.published;
    const stride = Math.max(1, Math.ceil(orders.activeIds.size / MAX_SEEN));
    const seen: FlowOrder[] = [];
    let place = 0;
    for (const id of orders.activeIds) {
      place += 1;
      if (place % stride !== 0) continue;
      const parent = orders.parent(id);
      // What a person sent is theirs: no simulated trader pauses, releases or cancels it.
      if (this.#clientIds.has(parent.terms.clientId)) seen.push(this.#orderOf(parent));
    }
    return {
      activeCount: orders.activeIds.size,
      day: market.day(),
      phase: this.#phaseAt(nowMs()),
      quoteOf: (instrument) => market.view(instrument),
      strategiesOf: ({ account, allocAccount: alloc_account }, asset_class) =>
        availableStrategies(desk.configuration(), { account, alloc_account, asset_class }),
      orders: seen,
    };
  }

  #orderOf(parent: Parent): FlowOrder {
    const { terms, id } = parent;
    const instrument = this.#options.instruments[terms.instrument];
    if (instrument === undefined) throw new Error(`there is no instrument ${terms.instrument}`);
    const { lotSize, tickSize } = instrument;
    return {
      parent_order_numeric_id: id,
      stage: stageOf(parent),
      instrument: terms.instrument,
      order_side: terms.side,
      strat: terms.strategy.strat,
      order_qty: terms.quantityLots * lotSize,
      filled_qty: filledLotsOf(parent) * lotSize,
      limit_price: priceOrNull(terms.limitTicks, tickSize),
    };
  }
}

function stageOf({ stage, isAutoTrading }: Parent): FlowOrder['stage'] {
  if (stage === 'pending' || stage === 'staged') return stage;
  return isAutoTrading ? 'working' : 'paused';
}

/** Simulated clients cannot read warnings, so they override them. Errors still refuse an order. */
function insisting(command: FlowCommand): FlowCommand {
  const override_reason = 'Confirmed by the client';
  if (command.name === 'order.new') return { ...command, args: { ...command.args, override_reason } };
  if (command.name === 'order.modify') return { ...command, args: { ...command.args, override_reason } };
  if (command.name === 'order.release') return { ...command, args: { ...command.args, override_reason } };
  if (command.name === 'order.send_staged') return { ...command, args: { ...command.args, override_reason } };
  return command;
}

/** A held order is released by another person than its author. */
function reviewerBeside(trader: KernelUser): KernelUser {
  const { id, email_id, trader_id } = trader;
  return { ...trader, id: id - MAX_TRADERS, email_id: `review.${email_id}`, trader_id: `${trader_id}-REVIEW` };
}

/** More than there are accounts in the demo. */
const MAX_TRADERS = 10_000;

/** Nobody can sign in as this trader. The id is below those of users. */
function demoTrader({ account, alloc_accounts, custom_client_name }: DeskAccount, index: number): KernelUser {
  const name = DEMO_TRADERS[index % DEMO_TRADERS.length] ?? 'DEMO';
  return {
    id: -1 - index,
    email_id: `${name.toLowerCase()}@demo.meridian.local`,
    trader_id: name,
    organisation: custom_client_name,
    are_actions_permitted: true,
    is_admin: false,
    data_permissions: { accounts: [account], alloc_accounts: [...alloc_accounts] },
  };
}
