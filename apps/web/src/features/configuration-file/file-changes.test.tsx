import { describe, expect, it } from 'vitest';
import { itemsOf, rowsOf, textOf } from '../../lib/markup.fixture.ts';
import { FileChanges, FileFindings } from './file-changes.tsx';

type Change = Parameters<typeof FileChanges>[0]['changes'][number];

function aChange(change: Partial<Change> = {}): Change {
  const owner = { owner_account: 'ALDGATE', owner_alloc_account: null };
  const [before, after] = [
    { type: 'regular', base: 'vwap' },
    { type: 'regular', base: 'pov' },
  ];
  return {
    kind: 'group',
    name: 'Switch',
    asset_class: 'EQUITY',
    ...owner,
    action: 'updated',
    before,
    after,
    ...change,
  };
}

function added(change: Partial<Change>): string {
  return textOf(<FileChanges changes={[aChange({ action: 'created', ...change })]} />);
}

describe('the changes of a configuration file', () => {
  it('say row by row what comes, what goes, and of what changes what it was', () => {
    const changes = (
      <FileChanges changes={[aChange(), aChange({ kind: 'penalty', name: 'XNAS', action: 'removed' })]} />
    );
    expect(textOf(changes)).toContain('Changed Switch Strategy group ALDGATE · EQUITY');
    expect(rowsOf(changes)).toEqual(['Parameter Now In the file Change', 'Base strategy vwap pov']);
    expect(itemsOf(changes)[1]).toBe('Removed XNAS Venue penalty ALDGATE · EQUITY');
  });

  it('name the allocation account where one owns the row, and nobody where nobody does', () => {
    expect(added({ owner_alloc_account: 'ALD-7' })).toBe('Added Switch Strategy group ALD-7 · EQUITY');
    expect(added({ owner_account: null, asset_class: null, kind: 'broker' })).toBe('Added Switch Execution broker');
  });

  it('that are none say that there is nothing to apply', () => {
    expect(textOf(<FileChanges changes={[]} />)).toBe(
      'The file equals the configuration in force. There is nothing to apply.',
    );
  });
});

describe('what is wrong in a configuration file', () => {
  it('is listed row by row before anything can be applied', () => {
    const findings = [
      { kind: 'group', row: 3, name: 'Switch', message: 'There is no strategy “povv”.' },
      { kind: 'strategy', row: null, name: 'Close seekers', message: 'It builds on “Old”, which the file removes.' },
    ];
    expect(textOf(<FileFindings findings={findings} />)).toMatch(/^Fix the file first: nothing can be applied\./);
    expect(itemsOf(<FileFindings findings={findings} />)).toEqual([
      'Switch Strategy group, row 3: There is no strategy “povv”.',
      'Close seekers Custom strategy: It builds on “Old”, which the file removes.',
    ]);
  });
});
