import type { VenueConfiguration } from '@meridian/domain/entities/venue-configuration';
import { expect, it } from 'vitest';
import { textOf } from '../../api/shown.fixture.tsx';
import { useVenueDraft } from './use-venue-draft.ts';

const VENUE = {
  venue: 'XNAS',
  name: 'Nasdaq',
  kind: 'lit' as const,
  asset_classes: ['EQUITY'],
  countries: ['US'],
  is_enabled: true,
  version: 0,
  destinations: [],
  supporting: ['DMA-1'],
};
const SAVED: VenueConfiguration = {
  id: 4,
  exec_broker: 'ALGO',
  venue: 'XNAS',
  priority: 3,
  defaultDestinations: ['DMA-1'],
  venueOverrides: [],
  version: 2,
};

function Draft({ configuration }: { readonly configuration: VenueConfiguration | null }) {
  const { missing, isDirty, input } = useVenueDraft({ key: '1', venue: VENUE, configuration, penalty: null });
  return JSON.stringify({ missing, isDirty, input: input() });
}

function draftOf(configuration: VenueConfiguration | null): unknown {
  return JSON.parse(textOf(<Draft configuration={configuration} />));
}

it('a venue that nobody configured asks for its broker first, and sends nothing', () => {
  expect(draftOf(null)).toEqual({ missing: 'Choose an execution broker.', isDirty: false, input: null });
});

it('what is saved is sent back as it was, with the version that it changes', () => {
  expect(draftOf(SAVED)).toEqual({ missing: null, isDirty: false, input: SAVED });
  const venueOverrides = [{ venue: 'XNAS', destination: 'SOR' }];
  expect(draftOf({ ...SAVED, venueOverrides })).toMatchObject({ input: { venueOverrides } });
});

it.each([-1, 1.5, 10_001])('priority %s asks for a whole number that the server takes', (priority) => {
  expect(draftOf({ ...SAVED, priority })).toMatchObject({
    missing: 'Enter a whole number from 0 to 10,000 as the priority.',
  });
});

it('a venue without a default destination asks for one', () => {
  expect(draftOf({ ...SAVED, defaultDestinations: [] })).toMatchObject({
    missing: 'Choose at least one default destination.',
  });
});
