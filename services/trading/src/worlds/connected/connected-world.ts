import { dateAt } from '@meridian/domain/zoned-time';
import { createReferenceStore } from '@meridian/storage/reference/reference-store';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type Reference, usdRates } from '../../reference/reference.ts';
import { readStoredReference } from '../../reference/stored-reference.ts';
import { onWeekday } from '../../reference/trading-dates.ts';
import { routingFromReference } from '../../routing/routing-from-reference.ts';
import type { OpenWorld, World } from '../../world/world.ts';
import { openWorldOrigin, type WorldOrigin } from '../../world/world-origin.ts';
import { CONNECTED } from './connected-choice.ts';
import { unconnected } from './unconnected.ts';
import { UnconnectedVenue } from './unconnected-venue.ts';
import { unseenMarket } from './unseen-market.ts';

const SettingsSchema = Type.Object({ seed: Type.Integer() });

export type ConnectedSettings = Static<typeof SettingsSchema>;

export const openConnectedWorld: OpenWorld = async ({ settings, database, memory, serverTimeZone, nowMs }) => {
  const { seed } = Value.Parse(SettingsSchema, settings);
  const origin = await openWorldOrigin(memory, { name: CONNECTED, seed, serverTimeZone, nowMs });
  const store = createReferenceStore({ database, nowMs });
  const readReference = (): Promise<Reference> =>
    readStoredReference({ database, store, date: onWeekday(dateAt(nowMs(), serverTimeZone)) });
  return worldOf({ origin, reference: await readReference(), readReference, serverTimeZone, nowMs });
};

export type ConnectedParts = {
  readonly origin: WorldOrigin;
  readonly reference: Reference;
  readonly readReference: () => Promise<Reference>;
  readonly serverTimeZone: string;
  readonly nowMs: () => number;
};

/** There is no connection yet: vendors and destinations are listed and are all down. */
export function worldOf({ origin, reference, readReference, serverTimeZone, nowMs }: ConnectedParts): World {
  const venue = new UnconnectedVenue(nowMs);
  const market = unseenMarket({ reference, serverTimeZone, nowMs });
  const goOn = (): void => {
    market.turn();
    venue.answer();
  };
  return {
    origin,
    reference,
    readReference,
    isReferenceLive: true,
    market,
    venue,
    connections: unconnected(reference, nowMs()),
    fx: usdRates(reference),
    firstLimits: null,
    routing: routingFromReference(reference),
    clients: null,
    advanceTo: goOn,
    arriveAt: goOn,
    remember: async () => undefined,
    close: async () => undefined,
  };
}
