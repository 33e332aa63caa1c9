import { array, assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell } from '../csv.ts';
import { planAccounts, readAccountFile, writeAccountFile } from './account-file.ts';

const HEADER = 'account,alloc_account,custom_client_name';
const read = (...lines: string[]) => readAccountFile([HEADER, ...lines].join('\n'));

describe('an uploaded file of accounts', () => {
  it('keeps exactly the rows with an account, an allocation account or a client name', () => {
    const { lines, findings } = read('A,A-1,Client A', ',,', ',A-2,', ' , ,Client B', '', 'C,,');
    expect(findings).toEqual([]);
    expect(lines).toEqual([
      { line: 2, account: 'A', alloc_account: 'A-1', custom_client_name: 'Client A' },
      { line: 4, account: '', alloc_account: 'A-2', custom_client_name: '' },
      { line: 5, account: '', alloc_account: '', custom_client_name: 'Client B' },
      { line: 7, account: 'C', alloc_account: '', custom_client_name: '' },
    ]);
  });

  it('finds columns by the header line, in any order and among other columns', () => {
    const { lines } = readAccountFile('Desk,Custom_Client_Name,ACCOUNT\n7,"Smith, Sons",A\n');
    expect(lines).toEqual([{ line: 2, account: 'A', alloc_account: '', custom_client_name: 'Smith, Sons' }]);
    expect(readAccountFile('Desk\n7\n').findings[0]?.message).toContain('account, alloc_account');
    expect(readAccountFile('account,account\nA,B\n').findings[0]?.message).toContain('twice');
    expect(readAccountFile(HEADER).findings[0]?.message).toBe('The file has no accounts.');
    expect(readAccountFile(`${HEADER}\n"A`).findings[0]?.message).toContain('quote');
  });

  it('keeps exactly those rows of any file', () => {
    const cell = constantFrom('', ' ', 'A', 'B "x"', 'a,b', 'two\nlines');
    const row = record({ account: cell, alloc_account: cell, custom_client_name: cell });
    assert(
      property(array(row, { minLength: 1, maxLength: 8 }), (rows) => {
        const text = rows.map((one) => Object.values(one).map(csvCell).join(','));
        const trimmed = rows.map(({ account, alloc_account, custom_client_name }) => ({
          account: account.trim(),
          alloc_account: alloc_account.trim(),
          custom_client_name: custom_client_name.trim(),
        }));
        const kept = trimmed.filter((one) => Object.values(one).some((value) => value !== ''));
        expect(read(...text).lines.map(({ line: _line, ...account }) => account)).toEqual(kept);
      }),
    );
  });
});

describe('the plan of an upload', () => {
  const known = [{ account: 'A', alloc_account: 'A-1', custom_client_name: 'Client A' }];

  it('adds new accounts, renames a client and keeps the others', () => {
    const { changes, findings } = planAccounts(read('A,A-1,Client Z', 'A,A-2,', 'B,B-1,Client B'), known);
    expect(findings).toEqual([]);
    expect(changes.map(({ action, alloc_account, before }) => [action, alloc_account, before])).toEqual([
      ['renamed', 'A-1', 'Client A'],
      ['added', 'A-2', null],
      ['added', 'B-1', null],
    ]);
    expect(planAccounts(read('A,A-1,'), known).changes).toEqual([]);
  });

  it('keeps a row that names a client alone, which neither changes an account nor refuses the file', () => {
    const { changes, findings } = planAccounts(read(',,Client B', 'A,A-2,', ',,Client B'), known);
    expect(findings).toEqual([]);
    expect(changes.map(({ action, line, custom_client_name }) => [action, line, custom_client_name])).toEqual([
      ['kept', 2, 'Client B'],
      ['added', 3, ''],
      ['kept', 4, 'Client B'],
    ]);
  });

  it('names each invalid line', () => {
    const { findings } = planAccounts(
      read(',A-2,', 'A,,', 'A,A-3,', 'A,A-3,', 'B,A-1,', `A,${'x'.repeat(65)},`),
      known,
    );
    expect(findings.map(({ line }) => line)).toEqual([2, 3, 5, 6, 7]);
    expect(findings.map(({ message }) => message)).toEqual([
      'Enter the account.',
      'Enter an allocation account of A.',
      'This account is already on line 4.',
      'A-1 belongs to A already.',
      expect.stringContaining('64 characters'),
    ]);
  });
});

describe('one account', () => {
  it('is written as a file that reads back the same, whatever its names contain', () => {
    const account = { account: 'ALPHA', alloc_account: 'ALPHA, "2"', custom_client_name: 'Alpha\nCapital' };
    expect(readAccountFile(writeAccountFile(account)).lines).toEqual([{ line: 2, ...account }]);
  });
});
