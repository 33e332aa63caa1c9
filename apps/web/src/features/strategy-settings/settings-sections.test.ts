import { array, assert, constantFrom, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FILTER, settingsEntries, settingsSections } from './settings-sections.ts';
import { aProposal, aRow } from './some-settings.fixture.ts';

const rows = [
  aRow({ id: 1, strategy_name: 'Zeal', owner_account: null, strategy_destination: 'pov' }),
  aRow({ id: 2, uses: { groups: 2, strategies: 1, orders: 4 } }),
  aRow({ id: 3, strategy_name: 'Brisk', owner_alloc_account: 'ALD-7' }),
  aRow({ id: 4, strategy_name: 'calm', owner_account: 'BOROUGH' }),
];
const entries = settingsEntries('v2', 'EQUITY', rows, []);

function titles(filter: Partial<typeof NO_FILTER> = {}, all = entries) {
  return settingsSections(all, { ...NO_FILTER, ...filter }).map(
    ({ title, note, entries: its }) => `${title} (${note}): ${its.map(({ name }) => name).join(', ')}`,
  );
}

describe('the list of settings', () => {
  it('has the shared ones first, then each account before its allocation accounts', () => {
    expect(titles()).toEqual([
      'All accounts (shared): Zeal',
      'ALDGATE (all allocation accounts): Patient',
      'ALD-7 (ALDGATE): Brisk',
      'BOROUGH (all allocation accounts): calm',
    ]);
  });

  it('of one account keeps what everybody shares', () => {
    expect(titles({ account: 'BOROUGH' })).toEqual([
      'All accounts (shared): Zeal',
      'BOROUGH (all allocation accounts): calm',
    ]);
  });

  it('is searched by name and by what a setting builds on, in any case', () => {
    expect(titles({ search: ' POV ' })).toEqual(['All accounts (shared): Zeal']);
    expect(titles({ search: 'CALM' })).toEqual(['BOROUGH (all allocation accounts): calm']);
    expect(titles({ search: 'nothing like it' })).toEqual([]);
  });

  it('counts the groups, strategies and accounts that use a setting', () => {
    expect(entries.map(({ uses }) => uses)).toEqual([0, 7, 0, 0]);
  });

  it('of V1 shows the name of the setting, and the algorithm it is for', () => {
    const row = aRow({ strategy_destination: 'desk_pov', strategy_name: 'pov', asset_class: null });
    expect(settingsEntries('v1', 'EQUITY', [row], [])).toMatchObject([{ name: 'desk_pov', base: 'pov' }]);
  });

  it('loses no setting and shows none twice, whoever owns them', () => {
    const owner = record({
      owner_account: option(constantFrom('A', 'A B', 'A-1', 'B')),
      owner_alloc_account: option(constantFrom('A', 'A|1', 'B')),
    });
    assert(
      property(array(owner, { maxLength: 12 }), (owners) => {
        const all = settingsEntries(
          'v2',
          'EQUITY',
          owners.map((of, id) => aRow({ id, ...of })),
          [],
        );
        const shown = settingsSections(all, NO_FILTER);
        expect(shown.flatMap(({ entries: its }) => its.map(({ key }) => key)).toSorted()).toEqual(
          all.map(({ key }) => key).toSorted(),
        );
        const shared = shown.findIndex(({ note }) => note === 'shared');
        expect(shared).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('what awaits approval', () => {
  const change = aProposal({ id: 8, settings_id: 2, base_version: 4 });
  const pending = settingsEntries('v2', 'EQUITY', rows, [change, aProposal()]);

  it('is marked at its setting, and listed by itself where the setting is new', () => {
    expect(pending.filter(({ proposal }) => proposal !== null).map(({ key, name }) => [key, name])).toEqual([
      ['2', 'Patient'],
      ['p5', 'Calm'],
    ]);
    expect(titles({ isPendingOnly: true }, pending)).toEqual([
      'All accounts (shared): Calm',
      'ALDGATE (all allocation accounts): Patient',
    ]);
  });

  it('does not show a new futures strategy among those for shares', () => {
    const futures = aProposal({ id: 9, values: { ...aProposal().values, asset_class: 'FUTURE' } });
    const keys = (assetClass: 'EQUITY' | 'FUTURE') =>
      settingsEntries('v2', assetClass, [], [futures, aProposal()]).map(({ key }) => key);
    expect(keys('EQUITY')).toEqual(['p5']);
    expect(keys('FUTURE')).toEqual(['p9']);
  });

  it('of V1, which has no asset class, is listed everywhere', () => {
    const values = { ...aProposal().values, asset_class: null, strategy_destination: 'desk_pov' };
    expect(settingsEntries('v1', 'FUTURE', [], [aProposal({ values })])).toMatchObject([{ name: 'desk_pov' }]);
  });
});
