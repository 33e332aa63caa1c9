import type { ReplayEvent, ReplayGates } from '@meridian/domain/replay/replay-event';
import type { DecisionGates } from '../../kernel/algo.ts';
import { parentStepsOf } from '../../kernel/audit/parent-steps.ts';
import type { ChildCreated, ChildEvent, ChildFilled } from '../../kernel/events/child-events.ts';
import { type FamilyEvent, isDoubtEvent } from '../../kernel/events/kernel-event.ts';
import { decidedIn } from '../../kernel/events/decided-in.ts';
import type { Decided } from '../../kernel/events/order-events.ts';
import { isChildEvent } from '../../kernel/apply/apply-child.ts';
import { priceOfHalfTicks, priceOrNull } from '../../kernel/price-units.ts';
import type { ChildTerms } from '../../kernel/state/child.ts';
import { unreachable } from '../../kernel/unreachable.ts';
import type { Instrument } from '../../reference/instrument.ts';

export type ReplayContext = {
  readonly instrument: Instrument;
  readonly instruments: readonly Instrument[];
  /** Without it what reveals the market is left out. */
  readonly hasMarketData: boolean;
};

/** Makes replay events of an order's own events, page by page. It remembers the child orders of spreads. */
export class ReplayEvents {
  readonly #context: ReplayContext;
  readonly #terms = new Map<number, ChildTerms>();

  constructor(context: ReplayContext, earlier: readonly ChildCreated[] = []) {
    this.#context = context;
    for (const event of earlier) this.#terms.set(event.childId, event.terms);
  }

  of(event: FamilyEvent): readonly ReplayEvent[] {
    const decided = decidedIn(event);
    const steps = this.#steps(event);
    return decided === null ? steps : [...steps, this.#decision(event.atMs, decided)];
  }

  #steps(event: FamilyEvent): readonly ReplayEvent[] {
    if (event.kind === 'ChildrenSent' || event.kind === 'PlanRecorded') return [];
    if (isChildEvent(event)) return this.#ofChild(event);
    if (isDoubtEvent(event)) return stages(event);
    if (event.kind === 'OrderStarted') return [stage(event.atMs, 'Started')];
    if (event.kind === 'OrderFilled') return [stage(event.atMs, 'Filled')];
    return stages(event);
  }

  #ofChild(event: ChildEvent): readonly ReplayEvent[] {
    const { atMs: at_ms, childId: child } = event;
    switch (event.kind) {
      case 'ChildCreated':
        this.#terms.set(child, event.terms);
        return this.#posted(event);
      case 'ChildFilled':
        return [this.#fill(event)];
      case 'ChildRejected':
      case 'ChildCancelled':
      case 'ChildCancelledUnsolicited':
      case 'ChildExpired':
        return [{ kind: 'ended', at_ms, child, why: event.reason }];
      case 'ChildInvited':
        return [{ kind: 'ended', at_ms, child, why: 'Invited to firm up' }];
      case 'ChildFound':
      case 'ChildAccepted':
      case 'ChildCancelRequested':
      case 'ChildCancelRejected':
        return [];
      default:
        return unreachable(event);
    }
  }

  /** What takes at once never rests. */
  #posted({ atMs, childId, terms }: ChildCreated): readonly ReplayEvent[] {
    if (terms.timeInForce !== 'DAY') return [];
    const { lotSize, tickSize } = this.#instrumentOf(terms);
    const isAtMid = terms.kind === 'mid-peg' || terms.kind === 'conditional';
    return [
      {
        kind: 'posted',
        at_ms: atMs,
        child: childId,
        venue: terms.venue,
        qty: terms.lots * lotSize,
        price: isAtMid ? null : priceOrNull(terms.limitTicks, tickSize),
        isAtMid,
        tactic: terms.tactic,
        lane: terms.lane,
      },
    ];
  }

  #fill(event: ChildFilled): ReplayEvent {
    const terms = this.#terms.get(event.childId);
    const { lotSize, tickSize } = this.#instrumentOf(terms);
    return {
      kind: 'fill',
      at_ms: event.atMs,
      child: event.childId,
      venue: event.printedAt ?? event.venue,
      qty: event.lots * lotSize,
      price: priceOfHalfTicks(event.priceHalfTicks, tickSize),
      liquidity: event.liquidity,
      lane: terms?.lane ?? 'own',
    };
  }

  #decision(atMs: number, { plan, gates }: Decided): ReplayEvent {
    const { lotSize } = this.#context.instrument;
    const quantity = (lots: number | null) => (lots === null ? null : lots * lotSize);
    return {
      kind: 'decision',
      at_ms: atMs,
      step: plan.step,
      reason: plan.reason,
      goal: quantity(plan.goalLots),
      floor: quantity(plan.floorLots),
      ceiling: quantity(plan.ceilingLots),
      gates: gates === undefined ? null : this.#gates(gates),
    };
  }

  /** Queue and microprice tell the sizes of the market. */
  #gates(gates: DecisionGates): ReplayGates {
    const { hasMarketData, instrument } = this.#context;
    const { queueAheadLots, ownLots, adverseTicks, overFloorLots } = gates;
    return {
      queue: hasMarketData && ownLots > 0 ? queueAheadLots / ownLots : null,
      queue_limit: gates.queueFactor,
      adverse_ticks: hasMarketData ? adverseTicks : null,
      adverse_limit: gates.adverseLimitTicks,
      waited_ms: gates.waitedMs,
      wait_limit_ms: gates.waitLimitMs,
      over_floor: overFloorLots === null ? null : overFloorLots * instrument.lotSize,
    };
  }

  #instrumentOf(terms: ChildTerms | undefined): Instrument {
    const { instrument, instruments } = this.#context;
    return terms === undefined ? instrument : (instruments[terms.instrument] ?? instrument);
  }
}

function stage(at_ms: number, text: string): ReplayEvent {
  return { kind: 'stage', at_ms, text };
}

/** In the words of the audit. */
function stages(event: Parameters<typeof parentStepsOf>[0]): readonly ReplayEvent[] {
  return parentStepsOf(event).map(({ atMs, description }) => stage(atMs, description ?? ''));
}
