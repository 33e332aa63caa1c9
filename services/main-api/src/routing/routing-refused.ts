import type { ConfigurationRow } from '@meridian/storage/configuration/configuration-row';
import type { ConfigurationStore } from '@meridian/storage/configuration/configuration-store';
import type { DeskKind } from '@meridian/storage/configuration/governed-kinds';

const NOUNS = {
  venue_configuration: { one: 'venue configuration', many: 'venue configurations' },
  destination: { one: 'destination', many: 'destinations' },
  venue: { one: 'venue', many: 'venues' },
  penalty: { one: 'penalty', many: 'penalties' },
} as const satisfies Record<DeskKind, object>;

/** The words of refusals about a decision on a change of routing. */
export function routingRefused(store: ConfigurationStore, kind: DeskKind) {
  return { store, kind, noun: NOUNS[kind], shown } as const;
}

function shown({ name, version, document }: ConfigurationRow<DeskKind>) {
  return { name, version, ...document };
}
