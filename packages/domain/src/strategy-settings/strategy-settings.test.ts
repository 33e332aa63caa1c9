import { array, assert, dictionary, jsonValue, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedLines, changeSummary, diffSettings } from './diff-settings.ts';
import { readSettingsCsv, SETTINGS_COLUMNS } from './read-settings-csv.ts';
import { resolveBase } from './resolve-base.ts';
import type { SettingsValues } from './settings-version.ts';
import { strategyUses, usesText } from './strategy-uses.ts';
import { suitsAssetClass } from './suits-asset-class.ts';
import { type NamedThing, whichWins } from './which-wins.ts';

const SETTING: SettingsValues = {
  strategy_destination: 'pov_desk',
  strategy_name: 'pov',
  asset_class: null,
  owner_account: null,
  owner_alloc_account: null,
  settings: { pr: 10, vc: 15 },
  param_values: {},
  is_lqseek: false,
};
const STRATEGY: SettingsValues = {
  ...SETTING,
  strategy_destination: 'pov_desk',
  strategy_name: 'POV 5% passive',
  asset_class: 'EQUITY',
  settings: {},
  param_values: { pr: 5 },
};

describe('a difference of two versions', () => {
  it('has the changed lines as display text', () => {
    const after = { ...SETTING, settings: { pr: 12.5, vc: 15, dark: false, et: '1' }, owner_account: 'ALDGATE' };
    expect(changedLines(diffSettings('v1', SETTING, after))).toEqual([
      { key: 'owner', label: 'Owner', before: 'all accounts', after: 'ALDGATE', change: '', isChanged: true },
      { key: 'et', label: 'End time', before: 'default', after: 'Liquid Market Close', change: '', isChanged: true },
      { key: 'pr', label: 'Participation rate', before: '10%', after: '12.5%', change: '+2.5 pt', isChanged: true },
      { key: 'dark', label: 'Dark allowed', before: 'default', after: 'OFF', change: '', isChanged: true },
    ]);
    expect(changeSummary(diffSettings('v1', SETTING, { ...SETTING, settings: { pr: 10, vc: 20 } }))).toBe(
      'Volume cap 15% → 20%',
    );
  });

  it('of a version with itself is empty', () => {
    const values = dictionary(string({ maxLength: 8 }), jsonValue());
    assert(
      property(values, values, (one, other) => {
        const before = { ...SETTING, settings: one };
        const after = { ...SETTING, settings: other };
        expect(changedLines(diffSettings('v1', before, before))).toEqual([]);
        const there = diffSettings('v1', before, after);
        const back = diffSettings('v1', after, before);
        expect(there.map(({ isChanged }) => isChanged)).toEqual(back.map(({ isChanged }) => isChanged));
      }),
    );
  });
});

describe('what a strategy builds on', () => {
  const all = { strategies: [STRATEGY], settings: [SETTING, { ...SETTING, owner_account: 'B', settings: { pr: 8 } }] };
  const whose = { owner_account: null, owner_alloc_account: null, asset_class: 'EQUITY' } as const;

  it('is its algorithm with inherited values, nearest owner first', () => {
    expect(resolveBase('POV 5% Passive', whose, all)).toEqual({ algorithm: 'pov', inherited: { pr: 5, vc: 15 } });
    expect(resolveBase('pov_desk', { ...whose, owner_account: 'B' }, all)?.inherited).toEqual({ pr: 8 });
    expect(resolveBase('vwap', whose, all)).toEqual({ algorithm: 'vwap', inherited: {} });
  });

  it('is null when it leads nowhere or to itself', () => {
    expect(resolveBase('no such', whose, all)).toBeNull();
    const loop = { ...STRATEGY, strategy_destination: STRATEGY.strategy_name };
    expect(resolveBase('POV 5% passive', whose, { ...all, strategies: [loop] })).toBeNull();
  });
});

function thing(id: number, kind: NamedThing['kind'], owner_account: string | null): NamedThing {
  const asset_class = kind === 'setting' ? null : 'EQUITY';
  return { id, kind, name: 'Quiet', asset_class, owner_account, owner_alloc_account: null };
}

describe('which of the same name an order uses', () => {
  it('is shown with the reason, from either side', () => {
    const setting = thing(1, 'setting', 'ALDGATE');
    const strategy = thing(2, 'strategy', null);
    expect(whichWins(setting, [setting, strategy])).toEqual([
      'Orders of ALDGATE use the V2 strategy, not this V1 setting: V2 strategy before V1 setting.',
    ]);
    expect(whichWins(strategy, [setting, strategy])).toEqual([
      'Orders of ALDGATE in EQUITY use this V2 strategy, not the V1 setting: V2 strategy before V1 setting.',
    ]);
    expect(whichWins(thing(3, 'setting', null), [setting])).toEqual([
      'Orders of ALDGATE use the V1 setting of ALDGATE, not this V1 setting of all accounts: the nearest owner comes first.',
    ]);
  });

  it('is not shown for accounts that share no order', () => {
    expect(whichWins(thing(1, 'setting', 'ALDGATE'), [thing(2, 'strategy', 'BOREALIS')])).toEqual([]);
  });
});

describe('uses', () => {
  it('are listed in words with what to do', () => {
    const whose = { owner_account: null, owner_alloc_account: null };
    const used = { ...whose, kind: 'setting', id: 1, name: 'pov_desk', asset_class: null, leadsTo: [] } as const;
    const namer = {
      ...whose,
      kind: 'strategy',
      id: 2,
      name: 'X',
      asset_class: 'EQUITY',
      leadsTo: ['POV_DESK'],
    } as const;
    const live = [
      { strategy: 'pov_desk', account: 'A', alloc_account: 'A-1', asset_class: 'EQUITY', orders: 2 },
      { strategy: 'other', account: 'A', alloc_account: 'A-1', asset_class: 'EQUITY', orders: 1 },
    ] as const;
    const uses = strategyUses([used, namer], used, live);
    expect(uses).toMatchObject([
      { kind: 'strategy', name: 'X', how: 'takes values from it' },
      { kind: 'orders', name: 'A-1', how: '2 open orders', owner_account: 'A' },
    ]);
    expect(usesText('pov_desk', uses)).toBe(
      '“pov_desk” is used by 1 strategy (X), 1 account with open orders (A-1). Choose another one there. Wait for the orders to finish, or cancel them.',
    );
  });
});

it('an algorithm suits the asset classes it can trade', () => {
  expect(['vwap', 'dark', 'calendar-spread'].map((name) => suitsAssetClass(name, 'FUTURE'))).toEqual([
    true,
    false,
    true,
  ]);
  expect(['vwap', 'dark', 'calendar-spread'].map((name) => suitsAssetClass(name, 'EQUITY'))).toEqual([
    true,
    true,
    false,
  ]);
});

describe('a file of strategies', () => {
  const context = {
    assetClass: 'EQUITY',
    algorithmOf: ({ strategy_destination }: SettingsValues) =>
      ['pov', 'pov_quiet'].includes(strategy_destination) ? ('pov' as const) : null,
    isKnownOwner: ({ owner_account }: Pick<SettingsValues, 'owner_account'>) => owner_account !== 'NOBODY',
  } as const;
  const read = (text: string) => readSettingsCsv(text, context);

  it('is read line by line, each with its problems', () => {
    const file = read(
      'strategy_name,strategy_destination,owner_account,pr,dark,urgency\nA,pov,ALDGATE,5%,off,Low\n\nB,nothing,,,,\nvwap,pov,,80,,\na,pov,ALDGATE,,,\n',
    );
    expect(file).toMatchObject({
      kind: 'lines',
      lines: [
        {
          line: 2,
          problems: [],
          values: { param_values: { pr: 5, dark: false, urgency: 'low' }, asset_class: 'EQUITY' },
        },
        { line: 4, problems: ['“nothing” is not there for this owner'] },
        { line: 5, problems: ['The name is that of an algorithm', 'Participation rate must be from 0.5 to 50'] },
        { line: 6, problems: ['Line 2 has the same name'] },
      ],
    });
  });

  it('says what is wrong where the base is a setting, and with a time or an account that is none', () => {
    const head = 'strategy_name,strategy_destination,owner_account,vc,pr,st';
    const file = read(`${head}\nA,pov_quiet,,500,900,tomorrow\nB,pov_quiet,NOBODY,,,\n`);
    expect(file).toMatchObject({
      lines: [
        {
          problems: [
            'Start time cannot be read',
            'Participation rate must be from 0.5 to 50',
            'Volume cap must be from 0.5 to 100',
          ],
        },
        { problems: ['There is no account NOBODY'] },
      ],
    });
  });

  it.each([
    ['strategy_name,colour\n', 'Unknown column: colour'],
    ['strategy_name\nA\n', 'must name strategy_destination'],
    ['strategy_name,strategy_destination\n', 'has no strategies'],
    ['strategy_name,strategy_destination,strategy_name\n', 'twice'],
    ['strategy_name,strategy_destination\n"A', 'opens a quote'],
  ])('reports why it cannot be read: %#', (text, why) => {
    expect(read(text)).toMatchObject({ kind: 'unreadable', message: expect.stringContaining(why) });
  });

  it('never throws', () => {
    const cell = string({ maxLength: 12 });
    assert(
      property(array(array(cell, { maxLength: 8 }), { maxLength: 6 }), (cells) => {
        const text = [SETTINGS_COLUMNS.join(','), ...cells.map((row) => row.join(','))].join('\n');
        expect(['lines', 'unreadable']).toContain(read(text).kind);
      }),
    );
  });
});
