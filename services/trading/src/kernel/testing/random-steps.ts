import * as fc from 'fast-check';
import type { VenueReport } from '../../venues/venue-port.ts';
import { unreachable } from '../unreachable.ts';
import type { DurableWitness } from './durable-witness.ts';
import { ADMIN, NEW_ORDER, type TestDesk } from './test-desk.ts';

/** Something that a user, a venue, the market or the clock does; `pick` chooses among what is there. */
export type RandomStep =
  | { readonly kind: 'new'; readonly lots: number; readonly strat: string; readonly spread: boolean }
  | { readonly kind: 'modify'; readonly pick: number; readonly lots: number; readonly limit: number }
  | { readonly kind: 'cancel' | 'cancel_children' | 'pause' | 'resume'; readonly pick: number }
  | { readonly kind: 'global'; readonly isOn: boolean }
  | { readonly kind: 'fill'; readonly pick: number; readonly lots: number; readonly isLate: boolean }
  | {
      readonly kind: 'confirm' | 'unsolicited' | 'refuse-cancel' | 'accept' | 'reject' | 'expire';
      readonly pick: number;
    }
  | { readonly kind: 'invite'; readonly pick: number; readonly lots: number }
  | { readonly kind: 'late-fill' | 'repeat'; readonly pick: number }
  | { readonly kind: 'market'; readonly bidTicks: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'hold' | 'let-go' };

const pick = fc.nat(1_000);
const lots = fc.integer({ min: 1, max: 200 });
const just = <Kind extends string>(...kinds: Kind[]) => fc.record({ kind: fc.constantFrom(...kinds), pick });

export const randomStep: fc.Arbitrary<RandomStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('new' as const),
      lots,
      strat: fc.constantFrom('restless', 'peg', 'block'),
      spread: fc.constant(false),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('new' as const),
      lots: fc.integer({ min: 1, max: 20 }),
      strat: fc.constant('legging'),
      spread: fc.constant(true),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('modify' as const),
      pick,
      lots,
      limit: fc.integer({ min: 99, max: 102 }),
    }),
  },
  { weight: 3, arbitrary: just('cancel', 'cancel_children', 'pause', 'resume') },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('global' as const), isOn: fc.boolean() }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('fill' as const), pick, lots, isLate: fc.boolean() }) },
  { weight: 8, arbitrary: just('confirm', 'accept') },
  { weight: 4, arbitrary: just('unsolicited', 'refuse-cancel', 'reject', 'expire') },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('invite' as const), pick, lots }) },
  { weight: 5, arbitrary: just('late-fill', 'repeat') },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('market' as const), bidTicks: fc.integer({ min: 9_995, max: 10_005 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(10, 300, 1_000, 6_000) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hold' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('let-go' as const) }) },
);

/** Does steps to a desk, and keeps what venues owe and what they said. */
export class RandomWalk {
  readonly #desk: TestDesk;
  readonly #witness: DurableWitness;
  readonly #owed: VenueReport[] = [];
  readonly #said: VenueReport[] = [];

  constructor(desk: TestDesk, witness: DurableWitness) {
    this.#desk = desk;
    this.#witness = witness;
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
        const args = { ...NEW_ORDER, order_qty: step.lots, strat: step.strat, ...(step.spread ? spread : {}) };
        return this.#command({ name: 'order.new', args });
      }
      case 'modify':
        return this.#onParent(step.pick, (parent_order_numeric_ids) => {
          const args = { parent_order_numeric_ids, order_qty: step.lots, limit_price: step.limit };
          this.#command({ name: 'order.modify', args });
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
        return kernel.tick();
      case 'hold':
        return this.#witness.hold();
      case 'let-go':
        return this.#witness.letGo();
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
    // What a venue has filled it does not reject or let expire, as long as its fills are on their way.
    else if (venue.leaves(id) < (venue.submitted.find(({ childId }) => childId === id)?.lots ?? 0))
      venue.confirmCancel(id);
    else if (step.kind === 'reject') venue.reject(id);
    else if (step.kind === 'expire') venue.expire(id);
  }

  #command(command: Parameters<TestDesk['command']>[0]): void {
    const numbered = this.#desk.command(command);
    this.#desk.kernel.submit(numbered, ADMIN, () => this.#witness.mustBeDurable(`answer ${numbered.id}`));
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

function choose<Item>(items: readonly Item[], at: number): Item | undefined {
  return items[at % Math.max(1, items.length)];
}
