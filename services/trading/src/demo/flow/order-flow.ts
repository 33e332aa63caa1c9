import { type Sfc32, sfc32 } from '@meridian/cost-model/sfc32';
import { isTraded } from '../../reference/instrument.ts';
import { instrumentDraw } from '../draw-instrument.ts';
import { actionRate, arrivalRate, waitMs } from './arrival-pace.ts';
import { drawArrival, type OrderDrawing, ordersPerArrival } from './draw-orders.ts';
import type { FlowCommand, FlowIntent } from './flow-command.ts';
import { type FlowOptions, paceOf } from './flow-options.ts';
import { type FlowState, initialFlow } from './flow-state.ts';
import type { FlowView } from './flow-view.ts';
import { drawAction } from './trader-action.ts';

export type FlowStep = { readonly state: FlowState; readonly commands: readonly FlowCommand[] };

export type OrderFlow = {
  readonly initial: (nowMs: number) => FlowState;
  /** The commands since the last call, in order. The same state, time and view give the same commands. */
  readonly nextArrivals: (state: FlowState, nowMs: number, view: FlowView) => FlowStep;
};

/** Maximum number of commands per step. The rest follows with the next step. */
export const MAX_COMMANDS_A_STEP = 500;
/** After a pause of the process the flow continues from here and does not catch up. */
const MAX_BEHIND_MS = 2_000;
/** No orders arrive this shortly before the close, because they would hardly start. */
const QUIET_BEFORE_CLOSE_MS = 6 * 60_000;

function isTakingOrders({ day, phase }: FlowView, nowMs: number): boolean {
  if (phase === 'closed') return nowMs < day.openMs;
  return phase !== 'closing-auction' && nowMs < day.closeMs - QUIET_BEFORE_CLOSE_MS;
}

/** Numbers the commands of a step. Its counters go into the next state. */
class StepBuilder {
  readonly commands: FlowCommand[] = [];
  readonly #before: FlowState;
  orders: number;
  lists: number;

  constructor(before: FlowState) {
    this.#before = before;
    this.orders = before.orders;
    this.lists = before.lists;
  }

  add(intent: FlowIntent): void {
    const id = `${this.#before.prefix}-c${this.#before.commands + this.commands.length + 1}`;
    this.commands.push({ ...intent, id });
  }

  nextClientOrderId(): string {
    this.orders += 1;
    return `${this.#before.prefix}-${this.orders}`;
  }

  state(rng: Sfc32, nextArrivalMs: number, nextActionMs: number): FlowState {
    const commands = this.#before.commands + this.commands.length;
    const { prefix } = this.#before;
    return {
      random: rng.state(),
      prefix,
      nextArrivalMs,
      nextActionMs,
      commands,
      orders: this.orders,
      lists: this.lists,
    };
  }
}

function arrive(step: StepBuilder, rng: Sfc32, drawing: OrderDrawing, view: FlowView, atMs: number): number {
  const { orders, isList } = drawArrival(rng, drawing, view, atMs, step.lists + 1);
  if (isList) step.lists += 1;
  for (const args of orders) {
    step.add({ name: 'order.new', args: { ...args, client_order_id: step.nextClientOrderId() } });
  }
  return orders.length;
}

/** The demo world's clients and traders: orders keep arriving, and traders act on them. */
export function orderFlow(options: FlowOptions): OrderFlow {
  const pace = paceOf(options);
  const perArrival = ordersPerArrival(pace);
  const traded = options.traded ?? options.instruments;
  const drawing = {
    options,
    pace,
    draw: instrumentDraw(traded.filter(isTraded)),
  };
  const nextArrivals = (state: FlowState, nowMs: number, view: FlowView): FlowStep => {
    const rng = sfc32(state.random);
    const step = new StepBuilder(state);
    let arrivalMs = Math.max(state.nextArrivalMs, nowMs - MAX_BEHIND_MS);
    let actionMs = Math.max(state.nextActionMs, nowMs - MAX_BEHIND_MS);
    let active = view.activeCount;
    while (Math.min(arrivalMs, actionMs) <= nowMs && step.commands.length < MAX_COMMANDS_A_STEP) {
      if (arrivalMs <= actionMs) {
        const isTaking = isTakingOrders(view, arrivalMs);
        const rateNow = () => (isTaking ? arrivalRate(pace, active) / perArrival : 0);
        if (rateNow() > 0) active += arrive(step, rng, drawing, view, arrivalMs);
        arrivalMs += waitMs(rng, rateNow());
      } else {
        const action = view.phase === 'closed' ? null : drawAction(rng, view, options.instruments);
        if (action !== null) step.add(action);
        actionMs += waitMs(rng, actionRate(active));
      }
    }
    return { state: step.state(rng, arrivalMs, actionMs), commands: step.commands };
  };
  return { initial: (nowMs) => initialFlow(options.seed, nowMs), nextArrivals };
}
