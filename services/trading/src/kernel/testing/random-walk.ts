import type { VenueReport } from '../../venues/venue-port.ts';
import type { CommandAnswer } from '../state/command-answers.ts';
import { unreachable } from '../unreachable.ts';
import type { DurableWitness } from './durable-witness.ts';
import type { RandomStep } from './random-step.ts';
import { ADMIN, NEW_ORDER, type TestDesk } from './test-desk.ts';

const { override_reason: _, ...ORDER } = NEW_ORDER;

/** Does steps to a desk, and keeps what venues owe and what they said. */
export class RandomWalk {
  #desk: TestDesk;
  readonly #witness: DurableWitness;
  readonly #owed: VenueReport[] = [];
  readonly #said: VenueReport[] = [];

  constructor(desk: TestDesk, witness: DurableWitness) {
    this.#desk = desk;
    this.#witness = witness;
  }

  /** The engine that came back. */
  onto(desk: TestDesk): void {
    this.#desk = desk;
  }

  take(step: RandomStep): void {
    const { venue, clock, kernel, market } = this.#desk;
    switch (step.kind) {
      case 'new': {
        const spread = {
          exchange_symbol: 'ESZ6-ESH7',
          asset_class: 'FUTURE',
          asset_sub_class: 'CALENDAR SPREAD',
        } as const;
        const args = { ...ORDER, order_qty: step.lots, strat: step.strat, ...(step.spread ? spread : {}) };
        return this.#command({ name: 'order.new', args: { ...args, ...overrideOf(step) } });
      }
      case 'list':
        return this.#list(step);
      case 'note':
        return this.#onParent(step.pick, (parent_order_numeric_ids) =>
          this.#command({ name: 'order.note', args: { parent_order_numeric_ids, note: 'Seen.' } }),
        );
      case 'modify':
        return this.#onParent(step.pick, (parent_order_numeric_ids) => {
          const expected = expectedOf(parent_order_numeric_ids, step.expected);
          const args = { parent_order_numeric_ids, order_qty: step.lots, limit_price: step.limit, ...expected };
          this.#command({ name: 'order.modify', args: { ...args, ...overrideOf(step) } });
        });
      case 'cancel':
      case 'cancel_children':
      case 'pause':
      case 'resume':
        return this.#onParent(step.pick, (parent_order_numeric_ids) =>
          this.#command({ name: `order.${step.kind}`, args: { parent_order_numeric_ids } }),
        );
      case 'global':
        return this.#command({ name: 'global_auto_trading.set', args: { global_auto_trading_status: step.isOn } });
      case 'market':
        return market.move(0, { bidTicks: step.bidTicks, askTicks: step.bidTicks + 1 });
      case 'wait':
        clock.nowMs += step.ms;
        kernel.tick();
        return undefined;
      case 'hold':
        return this.#witness.hold();
      case 'let-go':
        return this.#witness.letGo();
      case 'answer': {
        const id = choose(venue.asked, step.pick);
        return id === undefined ? undefined : venue.answer([id]);
      }
      case 'late-fill':
        return this.#deliver(this.#owed, step.pick);
      case 'repeat':
        return this.#repeat(step.pick);
      case 'fill':
      case 'invite':
      case 'confirm':
      case 'unsolicited':
      case 'refuse-cancel':
      case 'accept':
      case 'reject':
      case 'expire': {
        const id = choose(venue.openIds(), step.pick);
        if (id !== undefined) this.#atVenue(id, step);
        return;
      }
      default:
        unreachable(step);
    }
  }

  #atVenue(id: number, step: Extract<RandomStep, { pick: number }>): void {
    const { venue } = this.#desk;
    const isConditional = venue.submitted.find(({ childId }) => childId === id)?.kind === 'conditional';
    if (step.kind === 'fill') {
      if (isConditional) return;
      const fill = venue.fill(id, Math.min(step.lots, venue.leaves(id)), 20_000, step.isLate);
      (step.isLate ? this.#owed : this.#said).push(fill);
    } else if (step.kind === 'invite') {
      if (isConditional) venue.invite(id, step.lots, 400);
    } else if (step.kind === 'accept') venue.accept(id);
    else if (step.kind === 'confirm' || step.kind === 'unsolicited') venue.confirmCancel(id, step.kind === 'confirm');
    else if (step.kind === 'refuse-cancel') venue.rejectCancel(id);
    // A venue does not reject or expire what it has filled while the reports are in transit.
    else if (venue.leaves(id) < (venue.submitted.find(({ childId }) => childId === id)?.lots ?? 0))
      venue.confirmCancel(id);
    else if (step.kind === 'reject') venue.reject(id);
    else if (step.kind === 'expire') venue.expire(id);
  }

  #command(command: Parameters<TestDesk['command']>[0], look: (answer: CommandAnswer) => void = () => undefined): void {
    const numbered = this.#desk.command(command);
    this.#desk.kernel.submit(numbered, ADMIN, (answer) => {
      this.#witness.mustBeDurable(`answer ${numbered.id}`);
      look(answer);
    });
  }

  #list(step: Extract<RandomStep, { kind: 'list' }>): void {
    const { accept, lots: sizes, strats } = step;
    const orders = sizes.map((order_qty, row) =>
      Object.assign({}, ORDER, { order_qty, strat: strats[row % strats.length] ?? 'peg' }),
    );
    const args = { list_name: 'LIST', accept, orders, ...overrideOf(step) };
    this.#command({ name: 'order.new_list', args }, ({ rows }) => {
      const taken = rows.filter(({ ok }) => ok).length;
      if (rows.length !== orders.length) throw new Error('a list was not answered row by row');
      if (accept === 'whole' && taken !== 0 && taken !== orders.length) throw new Error('a whole list was cut');
    });
  }

  #onParent(at: number, act: (ids: number[]) => void): void {
    const id = choose([...this.#desk.kernel.published.orders.parents.keys()], at);
    if (id !== undefined) act([id]);
  }

  #deliver(reports: VenueReport[], at: number): void {
    const [report] = reports.splice(at % Math.max(1, reports.length), 1);
    if (report === undefined) return;
    this.#said.push(report);
    this.#desk.venue.report(report);
  }

  #repeat(at: number): void {
    const report = choose(this.#said, at);
    if (report !== undefined) this.#desk.venue.report(report);
  }
}

function overrideOf({ insists }: { readonly insists: boolean }) {
  return insists ? { override_reason: 'Meant as it is' } : {};
}

function expectedOf(ids: readonly number[], order_qty: number | null) {
  if (order_qty === null) return {};
  return { expected: ids.map((parent_order_numeric_id) => ({ parent_order_numeric_id, order_qty })) };
}

function choose<Item>(items: readonly Item[], at: number): Item | undefined {
  return items[at % Math.max(1, items.length)];
}
