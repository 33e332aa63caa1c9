import { describe, expect, it } from 'vitest';
import { checkFile, type FileContext } from './check-file.ts';
import type { FileRow, FileRows } from './file-rows.ts';

const NOTHING: FileRows = {
  setting: [],
  strategy: [],
  group: [],
  broker: [],
  destination: [],
  venue: [],
  venue_configuration: [],
  penalty: [],
};

const CONTEXT: FileContext = {
  stored: NOTHING,
  desk: {
    venues: ['XNAS', 'ARCX'],
    destinations: [{ name: 'DMA-1', exec_broker: 'ALGO', venues: ['XNAS'] }],
  },
  accounts: [{ account: 'A', alloc_account: 'A-1' }],
  live: [],
};

const FOR_ALL = { asset_class: null, owner_account: null, owner_alloc_account: null };

function row<Document>(name: string, document: Document, more: Partial<FileRow<Document>> = {}): FileRow<Document> {
  return { name, ...FOR_ALL, document, ...more };
}

const setting = (name: string, settings = {}, strategy_name = 'pov') => row(name, { strategy_name, settings });
const strategy = (name: string, base: string, param_values = {}) =>
  row(name, { strategy_destination: base, param_values }, { asset_class: 'EQUITY' });
const group = (name: string, fields: Partial<FileRows['group'][number]['document']>) =>
  row(name, { type: 'regular', base: 'vwap', multi_arm_param_values: {}, rules: [], ...fields } as const, {
    asset_class: 'EQUITY',
  });
const reach = (fields: Partial<FileRows['venue_configuration'][number]['document']> = {}) =>
  row('XNAS ALGO', {
    exec_broker: 'ALGO',
    venue: 'XNAS',
    priority: 1,
    defaultDestinations: ['DMA-1'],
    venueOverrides: [],
    ...fields,
  });
const bigger = (values: readonly number[]) => [{ filter: 'percent_of_adv', operator: '>' as const, values }];

const lines = (file: Partial<FileRows>, context: Partial<FileContext> = {}) =>
  checkFile(file, { ...CONTEXT, ...context }).map(({ kind, row: at, message }) => `${kind} ${at ?? '-'}: ${message}`);

describe('a configuration file', () => {
  it('has no findings when it is valid', () => {
    const file = {
      setting: [setting('pov_desk', { pr: 10 })],
      strategy: [strategy('Quiet', 'pov_desk', { pr: 5 }), strategy('Quieter', 'Quiet')],
      group: [group('By size', { base: 'Quieter' })],
      destination: [row('DMA-1', {})],
      venue: [row('XNAS', {})],
      venue_configuration: [reach()],
      penalty: [row('TQEX', {})],
    };
    expect(lines(file)).toEqual([]);
    expect(lines({})).toEqual([]);
  });

  it('names every row that leads nowhere or back to itself', () => {
    const file = {
      strategy: [strategy('Lost', 'nowhere'), strategy('One', 'Two'), strategy('Two', 'One')],
      group: [group('Round', { base: 'round' })],
    };
    expect(lines(file)).toEqual([
      'strategy 1: “nowhere” is no strategy that all accounts may use in EQUITY: choose another.',
      'strategy 2: “One” leads back to itself: One → Two → One. Change one of them.',
      'strategy 3: “Two” leads back to itself: Two → One → Two. Change one of them.',
      'group 1: “Round” leads back to itself: Round → Round. Change one of them.',
    ]);
  });

  it('finds values out of bounds, also where the algorithm is inherited', () => {
    const file = {
      setting: [setting('pov_desk', { pr: 80 }), setting('x', {}, 'no-algorithm')],
      strategy: [strategy('Quiet', 'pov_desk', { pr: 99 })],
    };
    expect(lines(file)).toEqual([
      'setting 1: Participation rate must be from 0.5 to 50.',
      'setting 2: “no-algorithm” is not an algorithm.',
      'strategy 1: Participation rate must be from 0.5 to 50.',
    ]);
  });

  it('finds arms that cannot add up to 100% and rules with the same target', () => {
    const arms = { vwap: { min_alloc: 0, max_alloc: 40 }, pov: { min_alloc: 0, max_alloc: 40 } };
    const rules = [
      { result_destination: 'pov', filters: bigger([5]) },
      { result_destination: 'POV', filters: bigger([8]) },
    ];
    expect(
      lines({
        group: [
          group('Arms', { type: 'multi-arm', multi_arm_param_values: arms }),
          group('Rules', { type: 'conditional', rules }),
        ],
      }),
    ).toEqual([
      'group 1: The maximums add up to 80%: raise them to 100% or more.',
      'group 2: Two rules lead to “POV”: put their conditions together, or choose another.',
    ]);
  });

  it('finds destinations, venues, brokers and accounts that do not exist', () => {
    expect(
      lines({
        setting: [row('s', { strategy_name: 'pov', settings: {} }, { owner_account: 'B' })],
        destination: [row('DMA-9', {})],
        venue: [row('ZZZZ', {})],
        venue_configuration: [
          reach({ defaultDestinations: ['DMA-9'] }),
          row('ARCX ALGO', { ...reach().document, venue: 'ARCX' }),
          row('XNAS NEW', { ...reach().document, exec_broker: 'NEW' }),
        ],
        penalty: [row('no', {}), row('XNAS', {}, { owner_account: 'A' })],
      }),
    ).toEqual([
      'setting 1: There is no account B.',
      'destination 1: There is no destination DMA-9.',
      'venue 1: There is no venue ZZZZ.',
      'venue_configuration 1: There is no destination DMA-9.',
      'venue_configuration 2: DMA-1 does not reach ARCX.',
      'venue_configuration 3: There is no execution broker NEW. Add it first.',
      'penalty 1: A MIC has 4 characters, such as XNAS.',
      'penalty 2: It holds for all accounts and asset classes: leave both empty.',
    ]);
  });

  it('finds a duplicate row in any case', () => {
    expect(lines({ penalty: [row('XNAS', {}), row('xnas', {})] })).toEqual([
      'penalty 2: Row 1 has the same name for the same owner.',
    ]);
  });

  it('finds remaining rows and open orders that would lose their strategy', () => {
    const stored = { ...NOTHING, setting: [setting('pov_desk')], strategy: [strategy('Quiet', 'pov_desk')] };
    const live = [
      { strategy: 'pov_desk', asset_class: 'EQUITY' as const, account: 'A', alloc_account: 'A-1', orders: 2 },
    ];
    expect(lines({ setting: [] }, { stored, live })).toEqual([
      'strategy -: “pov_desk” is no strategy that all accounts may use in EQUITY: choose another.',
      'setting -: 2 open orders of A-1 would lose their strategy: wait until they are done, or keep it.',
    ]);
  });
});
