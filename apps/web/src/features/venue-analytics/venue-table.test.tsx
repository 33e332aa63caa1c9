import { VENUE_THRESHOLDS } from '@meridian/domain/venue-reading';
import type { VenueAnalytics, VenueLine } from '@meridian/protocol/rest/venue-analytics-calls';
import { describe, expect, it } from 'vitest';
import { disabledOf, markupOf, rowsOf, textOf, textsOf } from '../../api/shown.fixture.tsx';
import { EveryVenue } from './every-venue.tsx';
import type { VenueTab } from './venue-address.ts';
import { venueFile } from './venue-csv.ts';
import { aVenueLine } from './venue-line.fixture.ts';
import { VenueTable } from './venue-table.tsx';
import { horizonText, isSure } from './venue-texts.ts';
import { VenueVerdict } from './venue-verdict.tsx';

const mean = (middle: number, half: number) => ({ mean: middle, low: middle - half, high: middle + half });
const part = (liquidity: 'add' | 'mid' | 'remove') => ({
  liquidity,
  share_percent: 30,
  n_eff: 100,
  markout: mean(-0.5, 0.1),
});

const BAD = aVenueLine({
  markouts: [mean(-0.2, 0.5), mean(-1, 0.4), mean(-2, 0.5), mean(2, 0.5)],
  reversion: mean(4, 1),
  toxicity: mean(0.8, 0.1),
  passiveness: [part('add'), part('remove')],
});
const FEW = aVenueLine({
  venue: 'BATE',
  name: 'Cboe',
  n_eff: 29.4,
  fills: 60,
  markouts: [mean(-9, 0.1), null, null, null],
});

const DATA: VenueAnalytics = {
  from: '2026-09-01',
  until: '2026-11-16',
  trading_days: 50,
  today: null,
  computed_ms: 0,
  horizons_ms: [100, 1_000, 10_000, 300_000],
  half_spread_bps: 2,
  countries: [],
  strats: [],
  venues: [BAD, FEW],
  all: aVenueLine({ venue: 'All', kind: null, markouts: [null, null, null, null] }),
  lit: aVenueLine({ venue: 'Lit', kind: null, markouts: [null, null, null, null] }),
  dark: aVenueLine({ venue: 'Dark', kind: null, markouts: [null, null, null, null] }),
  dark_less_lit: [mean(0.1, 0.2), mean(0.5, 0.1), null, mean(-0.4, 0.1)],
};

const table = (tab: VenueTab = 'all') => (
  <VenueTable data={DATA} tab={tab} selected="XNAS" onSelect={() => undefined} />
);

const extraHeads = (tab: VenueTab) => rowsOf(table(tab))[0]?.slice(13);

describe('the table of venues', () => {
  it('shows markouts with half their interval, and tints only what is no noise', () => {
    const [, bad] = rowsOf(table());
    expect(bad?.slice(0, 4)).toEqual(['XNAS Nasdaq', 'LIT', '500', '50.0']);
    expect(bad?.slice(7, 11)).toEqual(['−0.20 ±0.50', '−1.00 ±0.40', '−2.00 ±0.50', '+2.00 ±0.50']);
    expect(markupOf(table()).match(/data-tint="\w+"/g)).toEqual([
      'data-tint="against"',
      'data-tint="against"',
      'data-tint="for"',
    ]);
  });

  it('says of a venue with few fills that nobody can tell, without an interval and a tint', () => {
    const [, , few] = rowsOf(table());
    expect(few?.[7]).toBe('−9.00');
    expect(few?.at(-1)).toBe('Too few to tell');
  });

  it('shows how the fills met the market only where one asks for it', () => {
    expect(extraHeads('all')).toEqual(['Reading']);
    expect(extraHeads('passiveness')).toEqual([
      'add %',
      'add 1 s',
      'mid %',
      'mid 1 s',
      'remove %',
      'remove 1 s',
      'Reading',
    ]);
    expect(rowsOf(table('passiveness'))[1]?.slice(13, 17)).toEqual(['30.0', '−0.50 ±0.10', '', '']);
  });

  it('sets dark against lit, with all venues below', () => {
    expect(rowsOf(table('dark-lit')).map(([venue]) => venue)).toEqual([
      'Venue',
      'Lit Nasdaq',
      'Dark Nasdaq',
      'Dark less lit',
      'All venues',
    ]);
    expect(rowsOf(table('dark-lit'))[3]?.slice(2, 6)).toEqual(['+0.10 ±0.20', '+0.50 ±0.10', '', '−0.40 ±0.10']);
    expect(markupOf(table('dark-lit')).match(/data-tint="\w+"/g)).toEqual(['data-tint="for"', 'data-tint="against"']);
  });
});

const file = (tab: VenueTab) => venueFile(DATA, tab, VENUE_THRESHOLDS);

function cell(row: number, head: string, tab: VenueTab = 'all'): string | undefined {
  return file(tab).rows[row]?.[file(tab).head.indexOf(head)];
}

describe('the file of venues', () => {
  it.each<VenueTab>(['all', 'passiveness', 'dark-lit'])('has a cell under every head on %s', (tab) => {
    for (const row of file(tab).rows) expect(row).toHaveLength(file(tab).head.length);
    expect(file(tab).rows.at(-1)?.[0]).toBe('All');
  });

  it('has the numbers as the screen shows them, and blanks where nothing was seen', () => {
    expect(cell(1, 'Effective fills')).toBe('29');
    const rest = { ...DATA, all: aVenueLine({ effective_spread_bps: -3.19e-15, share_percent: 33.333333 }) };
    const { head, rows } = venueFile(rest, 'all', VENUE_THRESHOLDS);
    const last = (name: string) => rows.at(-1)?.[head.indexOf(name)];
    expect([last('Effective spread bps'), last('Share %')]).toEqual(['0', '33.3']);
    expect(cell(0, 'Markout 1 s 95% low')).toBe('-1.4');
    expect(cell(2, 'Markout 1 s bps')).toBe('');
    expect(cell(0, 'mid %')).toBe('');
  });

  it('has what the passiveness tab shows, its markouts included', () => {
    expect(cell(0, 'add markout 1 s bps', 'passiveness')).toBe('-0.5');
    expect(cell(0, 'add markout 1 s 95% high', 'passiveness')).toBe('-0.4');
    expect(cell(0, 'mid markout 1 s bps', 'passiveness')).toBe('');
  });
});

const verdict = (line: VenueLine, isActionPermitted = true) => (
  <VenueVerdict line={line} isActionPermitted={isActionPermitted} />
);
const sentence = (line: VenueLine) => textsOf(verdict(line), 'p')[0];

describe('the verdict on a venue', () => {
  it('says which way the price went, and whether it came back', () => {
    expect(sentence(BAD)).toBe('XNAS: price moves 2.00 bps against us in 10 s, and comes back by 5 m.');
    expect(sentence({ ...BAD, reversion: mean(0.5, 1) })).toContain('no reversion seen by 5 m.');
    expect(sentence({ ...BAD, reversion: mean(-4, 1) })).toContain('no reversion seen by 5 m.');
    const good = { ...BAD, markouts: [null, null, mean(1.5, 1)] };
    expect(sentence({ ...good, reversion: null })).toContain('1.50 bps our way in 10 s, no reversion seen');
  });

  it('says nothing that the numbers do not', () => {
    expect(sentence(FEW)).toBe('BATE: too few to tell, 29 effective fills of 30.');
    expect(sentence({ ...BAD, markouts: [] })).toBe('XNAS: no market was seen after its fills.');
    expect(sentence({ ...BAD, markouts: [null, null, mean(-1, 1)] })).toContain('no clear move of the price');
  });

  it('penalises a venue, not a group, and only for who may', () => {
    expect(textsOf(verdict(BAD), 'button')).toEqual(['Add XNAS to penalty list']);
    expect(disabledOf(verdict(BAD, false))).toEqual(['Add XNAS to penalty list']);
    expect(textsOf(verdict(DATA.lit), 'button')).toEqual([]);
  });
});

it('every venue says where there are too few fills for a chart', () => {
  const text = textOf(<EveryVenue data={DATA} selected="XNAS" onSelect={() => undefined} />);
  expect(text).toContain('BATE n 60 Too few to tell 29 effective fills, 30 needed');
  expect(text).toContain('same scale, ±3.0 bps');
});

it('horizons read in seconds and minutes', () => {
  expect([100, 1_000, 10_000, 60_000, 300_000].map(horizonText)).toEqual(['0.1 s', '1 s', '10 s', '1 m', '5 m']);
});

it('an interval that touches zero proves nothing', () => {
  expect([mean(1, 1), mean(-1, 1), null, mean(1, 0.9), mean(-1, 0.9)].map(isSure)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});
