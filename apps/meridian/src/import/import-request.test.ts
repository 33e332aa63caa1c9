import { expect, it } from 'vitest';
import { readImportRequest } from './import-request.ts';

it('imports, replaces, lists and removes, as somebody or as nobody', () => {
  expect(readImportRequest(['own.csv', '--check'])).toEqual({
    action: 'import',
    paths: ['own.csv'],
    isCheck: true,
    email: null,
  });
  expect(readImportRequest(['replace', 'own.csv', '--as', 'Ada@desk.example'])).toMatchObject({
    action: 'replace',
    paths: ['own.csv'],
    email: 'ada@desk.example',
  });
  expect(readImportRequest(['list'])).toEqual({ action: 'list' });
  expect(readImportRequest(['remove', '2026-03-02', '2026-03-03'])).toMatchObject({
    days: ['2026-03-02', '2026-03-03'],
  });
});

it.each([[[]], [['remove']], [['remove', 'March']], [['replace']], [['list', 'x']], [['own.csv', '--force']]])(
  '%j is answered with how to write it',
  (args) => {
    expect(() => readImportRequest(args)).toThrow(/call of the import command|is not a day/);
  },
);
