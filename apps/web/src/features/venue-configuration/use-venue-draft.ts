import { useState } from 'react';
import type { ConfigurationInput } from './use-routing.ts';
import type { VenueRow } from './venue-rows.ts';

/** The option for "no override". */
export const NO_OVERRIDE = '-';

export type VenueDraft = ReturnType<typeof useVenueDraft>;

/** The unsaved values of the venue dialog. */
export function useVenueDraft({ venue, configuration }: VenueRow) {
  const [first] = useState<Values>({
    broker: configuration?.exec_broker ?? null,
    priority: configuration?.priority ?? 1,
    ways: configuration?.defaultDestinations ?? [],
    override: configuration?.venueOverrides[0]?.destination ?? NO_OVERRIDE,
    reason: '',
  });
  const [broker, setBroker] = useState(first.broker);
  const [priority, setPriority] = useState(first.priority);
  const [ways, setWays] = useState(first.ways);
  const [override, setOverride] = useState(first.override);
  const [reason, setReason] = useState(first.reason);
  const values: Values = { broker, priority, ways, override, reason };
  const setters = { setBroker, setPriority, setWays, setOverride, setReason };
  const input = (): ConfigurationInput | null => {
    if (broker === null || typeof priority !== 'number') return null;
    return {
      exec_broker: broker,
      venue: venue.venue,
      priority,
      defaultDestinations: [...ways],
      venueOverrides: override === NO_OVERRIDE ? [] : [{ venue: venue.venue, destination: override }],
      ...(configuration !== null && { id: configuration.id, version: configuration.version }),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    };
  };
  const isDirty = JSON.stringify(values) !== JSON.stringify(first);
  return { ...values, ...setters, missing: missingText(values), isDirty, input };
}

type Values = {
  readonly broker: string | null;
  readonly priority: number | string | null;
  readonly ways: readonly string[];
  readonly override: string;
  readonly reason: string;
};

/** The server takes no more. */
const MAX_PRIORITY = 10_000;

function missingText({ broker, priority, ways }: Values): string | null {
  if (broker === null) return 'Choose an execution broker.';
  if (typeof priority !== 'number' || !Number.isInteger(priority) || priority < 0 || priority > MAX_PRIORITY)
    return `Enter a whole number from 0 to ${MAX_PRIORITY.toLocaleString('en-US')} as the priority.`;
  return ways.length === 0 ? 'Choose at least one default destination.' : null;
}
