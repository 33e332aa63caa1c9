import { describe, expect, it } from 'vitest';
import { readReferenceRequest } from './reference-request.ts';

const read = (...args: readonly string[]) => readReferenceRequest(args, '2026-11-16');

describe('npm run reference', () => {
  it('imports files from today on, and leaves out nothing unless told', () => {
    expect(read('import', 'a.csv', 'b.csv')).toEqual({
      action: 'import',
      paths: ['a.csv', 'b.csv'],
      effectiveFrom: '2026-11-16',
      mode: 'merge',
      isPreview: false,
      email: null,
    });
    expect(
      read('import', 'a.csv', '--replace', '--preview', '--from', '2026-12-01', '--as', 'Ada@desk.example'),
    ).toMatchObject({
      email: 'ada@desk.example',
      effectiveFrom: '2026-12-01',
      mode: 'replace',
      isPreview: true,
    });
  });

  it('exports a kind', () => {
    expect(read('export', 'venues', 'v.csv')).toMatchObject({ action: 'export', kind: 'venues', path: 'v.csv' });
  });

  it.each([
    ['nothing', [], 'not a call'],
    ['no file', ['import'], 'not a call'],
    ['an unknown kind', ['export', 'planets', 'p.csv'], 'not a call'],
    ['an author of an export', ['export', 'venues', 'v.csv', '--as', 'a@b.co'], 'not a call'],
    ['an unknown option', ['import', 'a.csv', '--force'], 'not a call'],
    ['a day that no calendar has', ['import', 'a.csv', '--from', '2026-02-30'], '2026-02-30 is not a date'],
  ])('refuses %s and says how to write it', (_, args, message) => {
    expect(() => read(...args)).toThrow(message);
  });
});
