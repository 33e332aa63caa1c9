import { StartupProblem } from '@meridian/protocol/startup-problem';
import { describe, expect, it } from 'vitest';
import { readConfigurationRequest } from './configuration-request.ts';
import { differenceLines, findingLines, outcomeLine } from './difference-lines.ts';

describe('the configuration command', () => {
  it('reads what is asked', () => {
    expect(readConfigurationRequest(['export', 'desk.json'])).toEqual({ action: 'export', path: 'desk.json' });
    expect(readConfigurationRequest(['import', 'desk.json', '--as', 'Ada@desk.example', '--dry-run'])).toEqual({
      action: 'import',
      path: 'desk.json',
      email: 'ada@desk.example',
      reason: '',
      isDryRun: true,
      isSure: false,
    });
  });

  it.each([
    [[]],
    [['export']],
    [['export', 'a', 'b']],
    [['export', 'a', '--yes']],
    [['import', 'a']],
    [['import', 'a', '--as', 'x@y.z', '--yes', '--dry-run']],
    [['import', 'a', '--as', 'x@y.z', '--force']],
    [['merge', 'a']],
  ])('answers what cannot be meant with how to write it: %j', (args) => {
    expect(() => readConfigurationRequest(args)).toThrow(StartupProblem);
  });

  it('prints a difference row by row and field by field', () => {
    const owner = { asset_class: null, owner_account: 'ALDGATE', owner_alloc_account: null };
    const updated = { kind: 'setting', name: 'pov_desk', ...owner, action: 'updated' } as const;
    const removed = { ...updated, name: 'old', action: 'removed', before: {}, after: null } as const;
    const lines = differenceLines([
      {
        ...updated,
        before: { settings: { pr: 5 }, is_lqseek: false },
        after: { settings: { pr: 8 }, is_lqseek: false },
      },
      removed,
    ]);
    expect(lines).toEqual([
      '~ setting pov_desk (ALDGATE)',
      '    settings: {"pr":5} → {"pr":8}',
      '- setting old (ALDGATE)',
      '0 created, 1 updated, 1 removed.',
    ]);
    expect(differenceLines([])).toEqual(['Nothing changes.']);
  });

  it('prints what has to be fixed with its row', () => {
    const finding = { kind: 'penalty', row: 2, name: 'no', message: 'A MIC has 4 characters, such as XNAS.' } as const;
    expect(findingLines([finding, { ...finding, row: null }])).toEqual([
      '! penalty row 2 no: A MIC has 4 characters, such as XNAS.',
      '! penalty no: A MIC has 4 characters, such as XNAS.',
    ]);
  });

  it('says from when it holds, or why nothing was applied', () => {
    expect(outcomeLine('imported', true)).toContain('New orders follow it now');
    expect(outcomeLine('imported', false)).toBe('Applied. It holds from the next start.');
    expect(outcomeLine('unsound', true)).toBe('Nothing was applied: fix these rows first.');
    expect(outcomeLine('changed-meanwhile', true)).toContain('somebody changed the configuration');
  });
});
