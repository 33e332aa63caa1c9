import { parseEndTime } from '@meridian/domain/start-end-time';
import { timeInForceProblem } from '@meridian/domain/strategies/time-in-force';
import { resolveParameters } from '../algos/parameters/resolve-parameters.ts';
import type { VenueHealth } from '../kernel/algo.ts';
import type { RouteDecision, RouteRequest, Router } from '../kernel/ports.ts';
import type { Instrument } from '../reference/instrument.ts';
import type { Venue } from '../reference/venue.ts';
import type { ArmBeliefs } from './arm-beliefs.ts';
import { missedAuction } from './missed-auction.ts';
import { orderForRouting } from './order-for-routing.ts';
import { type PlannedVenue, planVenues, preferredDestination } from './plan-venues.ts';
import { route } from './route.ts';
import type { RoutingConfiguration } from './routing-configuration.ts';
import type { VenueExperience } from './venue-experience.ts';

export type DeskRouterOptions = {
  /** The current configuration. A change replaces the object. */
  readonly configuration: () => RoutingConfiguration;
  readonly statusOf: (destination: string) => number | null;
  /** Changes with the status of any destination. */
  readonly statusVersion: () => number;
  readonly beliefs: ArmBeliefs;
  readonly experience: VenueExperience;
  readonly venues: readonly Venue[];
  readonly usdPer: (currency: string) => number | null;
  readonly seed: number | string;
};

type Planned = {
  readonly configuration: RoutingConfiguration;
  readonly version: number;
  readonly venues: readonly VenueHealth[];
};

/** The kernel's router: explained decisions, and the current venues. */
export class DeskRouter implements Router {
  readonly #options: DeskRouterOptions;
  readonly #kinds: ReadonlyMap<string, Venue['kind']>;
  /** Cached by instrument until something changes, because it is needed for each decision. */
  readonly #plans = new Map<number, Planned>();
  /** By venue: asked for each child order. */
  #preferred: { readonly configuration: RoutingConfiguration; readonly byVenue: Map<string, string | null> } | null =
    null;

  constructor(options: DeskRouterOptions) {
    this.#options = options;
    this.#kinds = new Map(options.venues.map(({ mic, kind }) => [mic, kind]));
  }

  route(request: RouteRequest): RouteDecision {
    const { configuration, statusOf, beliefs, usdPer, seed } = this.#options;
    const order = orderForRouting(request, usdPer);
    const health = { statusOf, beliefOf: beliefs.of };
    // The order's own seed, so that a repeated request gives the same arm.
    const routed = route(order, configuration(), health, `${seed}/${request.parentId}`);
    if (routed.kind === 'refused') return { kind: 'refused', reason: routed.reason };
    const { instrument, day, nowMs, terms } = request;
    const unkept = timeInForceProblem(routed.strategy, terms.timeInForce);
    if (unkept !== null) return { kind: 'refused', reason: unkept };
    const context = { day, instrument, arrivedMs: nowMs };
    const resolved = resolveParameters(JSON.stringify(routed.parameters), context);
    if (resolved.kind === 'invalid') {
      return { kind: 'refused', reason: `${resolved.problems.map(({ message }) => message).join('; ')}.` };
    }
    const { timeInForce } = terms;
    const { strategy, parameters } = resolved;
    const asked = { strategy, symbol: instrument.exchangeSymbol, timeInForce, parameters };
    const missed = missedAuction(asked, day, nowMs);
    if (missed !== null) return { kind: 'refused', reason: missed };
    const minimumLots = Math.max(parameters.minimumLots, terms.minimumLots ?? 0);
    return {
      kind: 'routed',
      route: {
        algo: routed.strategy,
        parameters: { ...parameters, minimumLots },
        settingName: routed.settingName,
        ...(routed.settingVersion !== null && { settingVersion: routed.settingVersion }),
        groupName: routed.groupName,
        ...(routed.arms.length > 0 && { arms: routed.arms }),
        ...endsForGood(routed.parameters['et'], parameters.endMs),
        explanation: routed.explanation.join('\n'),
      },
    };
  }

  venuesFor(
    _terms: unknown,
    instrument: Instrument,
    _route?: unknown,
    avoided: readonly string[] = [],
  ): readonly VenueHealth[] {
    return avoided.length === 0 ? this.#planned(instrument) : this.#plannedWithout(instrument, avoided);
  }

  preferredFor(venue: string): string | null {
    const configuration = this.#options.configuration();
    if (this.#preferred?.configuration !== configuration) this.#preferred = { configuration, byVenue: new Map() };
    const { byVenue } = this.#preferred;
    const known = byVenue.get(venue);
    if (known !== undefined) return known;
    const found = preferredDestination(configuration, venue);
    byVenue.set(venue, found);
    return found;
  }

  isLeftAlone(venue: string, destination: string): boolean {
    const { leftDestinations, leftVenues } = this.#options.configuration();
    return leftVenues.includes(venue) || leftDestinations.includes(destination);
  }

  #planned(instrument: Instrument): readonly VenueHealth[] {
    const { statusOf, statusVersion, beliefs } = this.#options;
    const configuration = this.#options.configuration();
    const version = statusVersion();
    const known = this.#plans.get(instrument.index);
    if (known?.configuration === configuration && known.version === version) return known.venues;
    const plan = planVenues(instrument.venues, configuration, { statusOf, beliefOf: beliefs.of });
    const venues = plan.venues.map((planned) => this.#healthOf(planned, instrument));
    this.#plans.set(instrument.index, { configuration, version, venues });
    return venues;
  }

  /** For the few orders that were rerouted; not worth remembering. */
  #plannedWithout(instrument: Instrument, avoided: readonly string[]): readonly VenueHealth[] {
    const { statusOf, beliefs } = this.#options;
    const now = this.#options.configuration();
    const configuration = { ...now, disabledDestinations: [...now.disabledDestinations, ...avoided] };
    const plan = planVenues(instrument.venues, configuration, { statusOf, beliefOf: beliefs.of });
    return plan.venues.map((planned) => this.#healthOf(planned, instrument));
  }

  /** What was experienced is read when it is asked for: it changes with every fill, and few strategies need it. */
  #healthOf({ venue, destination, isUp, priority }: PlannedVenue, instrument: Instrument): VenueHealth {
    const { experience } = this.#options;
    return {
      venue,
      destination,
      kind: this.#kinds.get(venue) ?? 'lit',
      isUp,
      priority,
      minimumLots: 0,
      get fills() {
        return experience.fillsOf(venue, instrument.index);
      },
      get firmUps() {
        return experience.firmUpsOf(venue);
      },
      get toxicity() {
        return experience.toxicityOf(venue);
      },
    };
  }
}

/** A date may be after today's close, at which the day's work ends. */
function endsForGood(et: unknown, endMs: number): { readonly endsForGoodMs?: number } {
  const time = parseEndTime(typeof et === 'string' || typeof et === 'number' ? et : null);
  if (time.kind === 'epoch') return { endsForGoodMs: time.epochMs };
  return time.kind === 'minutes' ? { endsForGoodMs: endMs } : {};
}
