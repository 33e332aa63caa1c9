import { useState } from 'react';
import type { ConfigurationInput } from './use-routing.ts';
import type { VenueRow } from './venue-rows.ts';

/** The choice that stands for no override. */
export const NO_OVERRIDE = '-';

export type VenueDraft = ReturnType<typeof useVenueDraft>;

/** What the dialog of a venue holds until it is saved. */
export function useVenueDraft({ venue, configuration }: VenueRow) {
  const [broker, setBroker] = useState(configuration?.exec_broker ?? null);
  const [priority, setPriority] = useState<number | string | null>(configuration?.priority ?? 1);
  const [ways, setWays] = useState(configuration?.defaultDestinations ?? []);
  const [override, setOverride] = useState(configuration?.venueOverrides[0]?.destination ?? NO_OVERRIDE);
  const [reason, setReason] = useState('');
  const values = { broker, priority, ways, override, reason };
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
  return { ...values, ...setters, missing: missingText(values), input };
}

type Values = {
  readonly broker: string | null;
  readonly priority: number | string | null;
  readonly ways: readonly string[];
};

function missingText({ broker, priority, ways }: Values): string | null {
  if (broker === null) return 'Choose an execution broker.';
  if (typeof priority !== 'number' || !Number.isInteger(priority)) return 'Enter a whole number as the priority.';
  return ways.length === 0 ? 'Choose at least one default destination.' : null;
}
