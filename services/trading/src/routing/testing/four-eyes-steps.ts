import type { DeskRouting } from '@meridian/domain/four-eyes/desk-routing';
import { limitsHeldOn, lookAtLimits, type ScopeLimits } from '@meridian/domain/limits/dated-change';
import { isRaise } from '@meridian/domain/limits/limit-change';
import { LIMIT_FIELDS } from '@meridian/domain/limits/limit-fields';
import { NO_LIMITS } from '@meridian/domain/order-checks/account-limits';
import * as fc from 'fast-check';
import { planVenues } from '../plan-venues.ts';
import type { RoutingConfiguration } from '../routing-configuration.ts';
import { HEALTHY, NOTHING } from './routing-order.ts';

export const PAIRS = [
  { account: 'A', alloc_account: 'A-1' },
  { account: 'A', alloc_account: 'A-2' },
  { account: 'B', alloc_account: 'B-1' },
] as const;

const VENUES = ['XNAS', 'ARCX', 'SGMX'] as const;
const WAYS = ['D1', 'D2', 'D3'] as const;
const PLACES = [
  'destination D1',
  'destination D2',
  'venue XNAS',
  'venue ARCX',
  'penalty XNAS',
  'penalty SGMX',
] as const;

/** A way to a venue, by broker, is saved or removed; a place is taken out until a time, or put back. */
export const wayStep = fc.record({
  venue: fc.constantFrom(...VENUES),
  exec_broker: fc.constantFrom('ALGO', 'BRK'),
  priority: fc.integer({ min: 0, max: 2 }),
  defaultDestinations: fc.uniqueArray(fc.constantFrom(...WAYS), { minLength: 1 }),
  override: fc.option(fc.constantFrom(...WAYS)),
  isRemoval: fc.boolean(),
});
export const stopStep = fc.record({
  place: fc.constantFrom(...PLACES),
  untilMs: fc.constantFrom(0, 3, 6, Number.POSITIVE_INFINITY),
});

type Way = typeof wayStep extends fc.Arbitrary<infer Value> ? Value : never;
type Stop = typeof stopStep extends fc.Arbitrary<infer Value> ? Value : never;

export function afterWay(desk: DeskRouting, { isRemoval, override, ...way }: Way): DeskRouting {
  const { venue } = way;
  const row = { ...way, venueOverrides: override === null ? [] : [{ venue, destination: override }] };
  const at = desk.configurations.findIndex((each) => each.venue === venue && each.exec_broker === way.exec_broker);
  const rest = desk.configurations.filter((_, index) => index !== at);
  if (isRemoval) return { ...desk, configurations: rest };
  return { ...desk, configurations: at < 0 ? [...rest, row] : desk.configurations.with(at, row) };
}

export function afterStop(desk: DeskRouting, { place, untilMs }: Stop): DeskRouting {
  const others = Array.from(desk.stops).filter(([each]) => each !== place);
  return { ...desk, stops: new Map(untilMs === 0 ? others : [...others, [place, untilMs]]) };
}

/** Venues in order, each with the ways that are open, as an order would use them at a time. */
export function planned(
  { configurations, stops }: DeskRouting,
  nowMs: number,
): readonly (readonly [string, readonly string[]])[] {
  const out = Array.from(stops).flatMap(([place, untilMs]) => (untilMs > nowMs ? [place] : []));
  const named = (kind: string) =>
    out.flatMap((place) => (place.startsWith(`${kind} `) ? [place.slice(kind.length + 1)] : []));
  const configuration: RoutingConfiguration = {
    ...NOTHING,
    venueConfigurations: configurations.map((row, index) => Object.assign({ id: index + 1, version: 1 }, row)),
    disabledDestinations: named('destination'),
    disabledVenues: named('venue'),
    penalties: named('penalty').map((micCode, id) => ({ id, micCode, reason: '', ends_ms: null })),
  };
  const { venues } = planVenues(VENUES, configuration, HEALTHY);
  return venues.flatMap(({ venue, destination, fallbacks, isUp }) =>
    isUp ? [[venue, [destination, ...fallbacks]] as const] : [],
  );
}

/** Nothing is added, and what is left keeps its order. */
export function isPartOf<Item>(part: readonly Item[], all: readonly Item[]): boolean {
  let from = 0;
  for (const item of part) {
    const at = all.indexOf(item, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

export const limitAsks = fc.record({
  pair: fc.constantFrom(...PAIRS),
  isWhole: fc.boolean(),
  after: fc.oneof(
    fc.record({ strategy_change_needs_approval: fc.boolean() }),
    fc.record({ raise_needs_approval: fc.boolean() }),
    fc.record({ review_above_usd: fc.constantFrom(null, 10, 20) }),
    fc.record({ max_gross_usd: fc.constantFrom(null, 10, 20) }),
  ),
});

type LimitAsk = typeof limitAsks extends fc.Arbitrary<infer Value> ? Value : never;

export const TODAY = '2026-11-16';
const LASTING = { effective_date: TODAY, until_date: null };

/** What of a change of limits one person makes alone. */
export function afterLimits(
  before: readonly ScopeLimits[],
  { pair, isWhole, after }: LimitAsk,
): readonly ScopeLimits[] {
  const scope = { account: pair.account, alloc_account: isWhole ? null : pair.alloc_account };
  const looked = lookAtLimits(before, { ...scope, ...LASTING, after });
  const free = looked.kind === 'invalid' ? [] : looked.parts.filter(({ needsApproval }) => !needsApproval);
  return before.map((each) =>
    each.account === scope.account && each.alloc_account === scope.alloc_account
      ? { ...each, changes: [...each.changes, ...free.map((part) => Object.assign({ after: part.after }, LASTING))] }
      : each,
  );
}

const SCOPES = [
  { account: 'A', alloc_account: null },
  { account: 'A', alloc_account: 'A-1' },
  { account: 'A', alloc_account: 'A-2' },
  { account: 'B', alloc_account: null },
  { account: 'B', alloc_account: 'B-1' },
] as const;

export function scopesOf(guarded: readonly boolean[]): readonly ScopeLimits[] {
  return SCOPES.map((scope, index) => {
    const isGuarded = guarded[index] ?? false;
    const flags = { strategy_change_needs_approval: isGuarded, raise_needs_approval: isGuarded };
    const after = { ...NO_LIMITS, max_gross_usd: 15, review_above_usd: 15, ...flags };
    return Object.assign({ changes: [{ ...LASTING, after }] }, scope);
  });
}

/** What more an account may do than before, and without which review. */
export function raised(before: readonly ScopeLimits[], now: readonly ScopeLimits[]): readonly string[] {
  return before.flatMap((scope, index) => {
    const was = limitsHeldOn(TODAY, scope.changes) ?? NO_LIMITS;
    const is = limitsHeldOn(TODAY, now[index]?.changes ?? []) ?? NO_LIMITS;
    if (!was.raise_needs_approval) return [];
    return LIMIT_FIELDS.filter(({ field }) => isRaise(field, was, is)).map(({ field }) => field);
  });
}
