import { sideSign } from '@meridian/domain/order-side';
import { learningKey } from '@meridian/domain/strategy-groups/group-document';
import type { Committed } from '../kernel/commit/committed.ts';
import { averageFillHalfTicks } from '../kernel/children/exposure.ts';
import { midHalfTicks } from '../kernel/market-snap.ts';
import type { Child } from '../kernel/state/child.ts';
import type { Execution } from '../kernel/state/execution.ts';
import type { Parent } from '../kernel/state/parent.ts';
import { isOpenChild } from '../kernel/status/child-status.ts';
import type { MarketPort } from '../market/market-port.ts';
import type { VenueKind } from '../reference/venue.ts';
import type { ArmBeliefs } from '../routing/arm-beliefs.ts';
import type { RoutingConfiguration } from '../routing/routing-configuration.ts';
import type { VenueExperience } from '../routing/venue-experience.ts';

const MARKOUT_MS = 1_000;
/** A venue that did not firm up is tried again after this time. */
const FIRM_UP_MEMORY_MS = 30 * 60_000;
/** Maximum fills that wait for their one-second markout. */
const MAX_WAITING = 5_000;

type Waiting = {
  readonly dueMs: number;
  readonly venue: string;
  readonly instrument: number;
  readonly side: 1 | -1;
  readonly midHalfTicks: number;
  readonly halfSpreadHalfTicks: number;
};

export type DeskExperienceOptions = {
  readonly experience: VenueExperience;
  readonly beliefs: ArmBeliefs;
  readonly configuration: () => RoutingConfiguration;
  readonly kindOf: (venue: string) => VenueKind | null;
  readonly market: Pick<MarketPort, 'view'>;
};

/** Learns from our orders: fill rates of dark venues, markouts, and the cost of arms. */
export class DeskExperience {
  readonly #options: DeskExperienceOptions;
  #waiting: Waiting[] = [];

  constructor(options: DeskExperienceOptions) {
    this.#options = options;
  }

  see({ children, executions, parents, changes }: Committed, nowMs: number): void {
    for (const child of children.values()) if (!isOpenChild(child)) this.#childEnded(child, nowMs);
    for (const execution of executions) this.#filled(execution, children.get(execution.childId), nowMs);
    const ended = changes.filter(({ journaled: { event } }) => event.kind === 'OrderFilled');
    for (const { parent } of ended) if (parent !== null) this.#orderFilled(parents.get(parent.id) ?? parent);
  }

  /** To be called several times a second. */
  tick(nowMs: number): void {
    this.#options.experience.forgetFirmUpsBefore(nowMs - FIRM_UP_MEMORY_MS);
    const due = this.#waiting.findIndex(({ dueMs }) => dueMs > nowMs);
    const ripe = this.#waiting.splice(0, due < 0 ? this.#waiting.length : due);
    for (const { venue, instrument, side, midHalfTicks: before, halfSpreadHalfTicks } of ripe) {
      const after = midHalfTicks(this.#options.market.view(instrument));
      if (after !== null) this.#options.experience.sawMarkout(venue, (-side * (after - before)) / halfSpreadHalfTicks);
    }
  }

  #childEnded({ terms, status, filledLots }: Child, nowMs: number): void {
    const { experience, kindOf } = this.#options;
    if (status === 'Rejected') return;
    if (terms.kind === 'firm-up') experience.sawFirmUp(terms.venue, filledLots > 0, nowMs);
    else if (kindOf(terms.venue) === 'dark') {
      experience.sawDarkOrder(terms.venue, terms.instrument, { submitted: terms.lots, filled: filledLots });
    }
  }

  #filled({ liquidity, snap }: Execution, child: Child | undefined, nowMs: number): void {
    const mid = midHalfTicks(snap);
    if (child === undefined || mid === null || (liquidity !== 'add' && liquidity !== 'mid')) return;
    const { bidTicks, askTicks } = snap;
    const halfSpreadHalfTicks = bidTicks === null || askTicks === null ? 0 : askTicks - bidTicks;
    if (halfSpreadHalfTicks <= 0 || this.#waiting.length >= MAX_WAITING) return;
    const { venue, instrument, side } = child.terms;
    this.#waiting.push({ dueMs: nowMs + MARKOUT_MS, venue, instrument, side, midHalfTicks: mid, halfSpreadHalfTicks });
  }

  /** The order's cost against arrival is credited to each arm that was chosen for it. */
  #orderFilled(parent: Parent): void {
    const { route, arrivalHalfTicks: arrival, terms } = parent;
    const average = averageFillHalfTicks(parent);
    // Bps are undefined for prices at or below zero, which spreads have.
    if (arrival === null || arrival <= 0 || average === null) return;
    const costBps = (10_000 * sideSign(terms.side) * (average - arrival)) / arrival;
    for (const { group, arm } of route?.arms ?? []) {
      if (this.#isArm(group, arm)) this.#options.beliefs.observe(group, arm, costBps);
    }
  }

  /** Groups change while orders work. A removed arm learns nothing. */
  #isArm(group: string, arm: string): boolean {
    return this.#options
      .configuration()
      .groups.some(
        ({ multi_arm_param_values, ...one }) =>
          learningKey(one) === group && Object.hasOwn(multi_arm_param_values, arm),
      );
  }
}
