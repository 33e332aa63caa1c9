import type { ConfiguredVenue, FixDestination, PenaltyAnswer } from '@meridian/protocol/rest/routing-schemas';
import { describe, expect, it } from 'vitest';
import { markupOf, rowsOf, textOf, textsOf } from '../../api/shown.fixture.tsx';
import { BrokersCard } from './brokers-card.tsx';
import { DestinationOrder } from './destination-order.tsx';
import { DestinationsCard } from './destinations-card.tsx';
import { PenaltiesCard } from './penalties-card.tsx';
import type { VenueRow } from './venue-rows.ts';
import { VenuesCard } from './venues-card.tsx';

const NOW = Date.UTC(2026, 10, 16, 12);
const nothing = () => undefined;

const aWay = (change: Partial<FixDestination> = {}): FixDestination => ({
  name: 'DMA-1',
  status: 2,
  since_ms: null,
  is_enabled: true,
  exec_broker: 'ALGO',
  protocol: 'FIX 4.4',
  latency_ms: 1.26,
  venues: ['XNAS'],
  version: 1,
  ...change,
});

const aVenue = (change: Partial<ConfiguredVenue> = {}): ConfiguredVenue => ({
  venue: 'XNAS',
  name: 'Nasdaq',
  kind: 'lit',
  asset_classes: ['EQUITY'],
  countries: ['US'],
  is_enabled: true,
  version: 0,
  destinations: [aWay()],
  supporting: ['DMA-1', 'DMA-2'],
  ...change,
});

const CONFIGURATION = {
  id: 1,
  exec_broker: 'ALGO',
  venue: 'XNAS',
  priority: 3,
  defaultDestinations: ['DMA-1', 'DMA-2'],
  venueOverrides: [{ venue: 'XNAS', destination: 'SOR' }],
  version: 1,
};
const PENALTY: PenaltyAnswer = { id: 1, micCode: 'XNAS', reason: 'Slow', ends_ms: null, version: 1 };

function venues(row: Partial<VenueRow>, mayChange = false, search = '') {
  const rows = [{ key: '1', venue: aVenue(), configuration: CONFIGURATION, penalty: null, ...row }];
  const filter = { search, region: 'All', assetClass: 'EQUITY' } as const;
  const shown = { rows, filter, selected: null, mayChange, onFilter: nothing, onEdit: nothing };
  return <VenuesCard {...shown} />;
}

describe('the card of venues', () => {
  it('tells how a venue is reached, first choice first', () => {
    expect(rowsOf(venues({}))[1]?.slice(0, 8)).toEqual([
      '3',
      'XNAS',
      'Nasdaq',
      'lit',
      'ALGO',
      'DMA-1 then DMA-2',
      'SOR',
      '● Reachable',
    ]);
  });

  it.each<[string, Partial<VenueRow>]>([
    ['○ Disabled', { venue: aVenue({ is_enabled: false }), penalty: PENALTY }],
    ['Penalised', { penalty: PENALTY }],
    ['○ Not used', { configuration: null }],
    ['■ No destination up', { venue: aVenue({ destinations: [aWay({ status: 0 })] }) }],
    ['■ No destination up', { venue: aVenue({ destinations: [aWay({ is_enabled: false })] }) }],
    ['■ No destination up', { venue: aVenue({ destinations: [] }) }],
  ])('says %s', (state, row) => {
    expect(rowsOf(venues(row))[1]?.[7]).toBe(state);
  });

  it('says until when a venue is penalised', () => {
    expect(rowsOf(venues({ penalty: { ...PENALTY, ends_ms: NOW } }))[1]?.[7]).toMatch(/^Penalised until \d\d:00:00$/);
  });

  it('moves and switches venues only for who may', () => {
    expect(markupOf(venues({}, true))).toContain('aria-label="Move XNAS"');
    expect(textOf(venues({}, true))).toContain('drag or use the arrow keys to change');
    expect(markupOf(venues({}))).not.toContain('aria-label="Move XNAS"');
    expect(markupOf(venues({}))).toContain('aria-label="Open XNAS"');
    expect(markupOf(venues({ configuration: null }, true))).not.toContain('aria-label="Move XNAS"');
  });

  it('says that a search finds no venue, and how to get back', () => {
    const text = textOf(venues({}, false, 'zzz'));
    expect(text).toContain('0 of 1 · routing priority');
    expect(text).toContain('No equity venue matches the search and the region. Clear filters');
  });
});

const destinationsCard = (destinations: readonly FixDestination[], mayChange = true) => (
  <DestinationsCard destinations={destinations} venues={[]} isStale={false} mayChange={mayChange} />
);

describe('the card of destinations', () => {
  it('tells the state of each, and the latency only of those that are up', () => {
    const down = aWay({ name: 'DMA-2', status: 0, since_ms: NOW, latency_ms: 9 });
    const rows = rowsOf(destinationsCard([aWay(), down, aWay({ name: 'DMA-3', is_enabled: false })]));
    expect(rows[1]?.slice(0, 6)).toEqual(['DMA-1', '● Connected', 'ALGO', 'FIX 4.4', '1.3 ms', '1']);
    expect(rows[2]?.[1]).toMatch(/^■ Disconnected \d\d:00:00 Retry DMA-2$/);
    expect(rows[2]?.[4]).toBe('–');
    expect(rows[3]?.[1]).toBe('○ Disabled');
    expect(textOf(destinationsCard([aWay(), down]))).toContain('1 of 2 connected');
  });

  it('offers no retry to who may not change, nor of what is disabled', () => {
    expect(textOf(destinationsCard([aWay({ status: 0 })], false))).not.toContain('Retry');
    expect(textOf(destinationsCard([aWay({ status: 0, is_enabled: false })]))).not.toContain('Retry');
  });

  it('says that there are none', () => {
    expect(textOf(destinationsCard([]))).toContain('Reference data has none. An administrator imports them.');
  });
});

const penaltiesCard = (penalties: readonly PenaltyAnswer[]) => (
  <PenaltiesCard penalties={penalties} venues={[aVenue()]} nowMs={NOW} mayChange={false} />
);

describe('the penalty list', () => {
  it('tells of each penalty why, until when, and whether it holds', () => {
    const rows = rowsOf(
      penaltiesCard([
        PENALTY,
        { ...PENALTY, id: 2, micCode: 'TQEX', reason: '', ends_ms: NOW },
        { ...PENALTY, id: 3, ends_ms: NOW + 1 },
      ]),
    );
    expect(rows[1]?.slice(0, 5)).toEqual(['XNAS', 'Nasdaq', 'Slow', 'Until removed', 'In force']);
    expect(rows[2]?.slice(0, 3)).toEqual(['TQEX', 'Not a venue of this desk', '–']);
    expect([rows[2]?.[4], rows[3]?.[4]]).toEqual(['○ Ended', 'In force']);
  });

  it('counts only those in force', () => {
    expect(textOf(penaltiesCard([PENALTY, { ...PENALTY, id: 2, ends_ms: NOW }]))).toContain('1 in force');
    expect(textOf(penaltiesCard([]))).toContain('No venue is penalised');
  });
});

it('a broker that reaches one venue reaches 1 venue, and one without a destination says so', () => {
  const brokers = [
    { exec_broker: 'ALGO', venues: ['XNAS'] },
    { exec_broker: 'SOR', venues: ['XNAS', 'XLON'] },
    { exec_broker: 'NEW', venues: [] },
  ];
  expect(textsOf(<BrokersCard brokers={brokers} mayChange={false} />, 'li')).toEqual([
    'ALGO 1 venue',
    'SOR 2 venues',
    'NEW no destination yet',
  ]);
});

const wayOrder = (mayChange: boolean) => (
  <DestinationOrder supporting={['DMA-1', 'DMA-2']} ways={['DMA-2', 'GONE']} mayChange={mayChange} onChange={nothing} />
);

describe('the order of destinations', () => {
  it('shows the chosen ones first, and which of them does not reach the venue any more', () => {
    expect(textsOf(wayOrder(true), 'label')).toEqual(['DMA-2', 'GONE does not reach it any more', 'DMA-1']);
    expect(markupOf(wayOrder(true)).match(/checked=""/g)).toHaveLength(2);
  });

  it('moves the first no earlier and the last no later', () => {
    const disabled = markupOf(wayOrder(true)).match(/<button[^>]*disabled=""[^>]*>/g) ?? [];
    expect(disabled.map((button) => /aria-label="([^"]+)"/.exec(button)?.[1])).toEqual(['DMA-2 earlier', 'GONE later']);
    expect(textsOf(wayOrder(false), 'button')).toEqual([]);
  });
});
