import { describe, expect, it } from 'vitest';
import { parseAccountUpload } from './account-upload.ts';

function account(account: string, alloc_account: string, custom_client_name: string) {
  return { account, alloc_account, custom_client_name };
}

describe('parseAccountUpload', () => {
  it('keeps rows with at least one of the three values', () => {
    const text = 'account,alloc_account,custom_client_name\nA1,B1,Client\n,,\nA2,,\n,B3,\n,,C4\n , ,\n\n';
    expect(parseAccountUpload(text)).toEqual({
      kind: 'parsed',
      accounts: [account('A1', 'B1', 'Client'), account('A2', '', ''), account('', 'B3', ''), account('', '', 'C4')],
    });
  });

  it('finds columns by name, in any order and among others', () => {
    const text = '"custom_client_name",note,Account\r\n"Smith, Jones & Co",x,A1\r\n';
    expect(parseAccountUpload(text)).toEqual({
      kind: 'parsed',
      accounts: [account('A1', '', 'Smith, Jones & Co')],
    });
  });

  it('takes short rows', () => {
    expect(parseAccountUpload('account,alloc_account\nA1')).toEqual({
      kind: 'parsed',
      accounts: [account('A1', '', '')],
    });
  });

  it('yields nothing from a header alone', () => {
    expect(parseAccountUpload('account')).toEqual({ kind: 'parsed', accounts: [] });
  });

  it.each([
    ['', 'The first line must name at least one of the columns account, alloc_account, custom_client_name.'],
    ['A1,B1\n', 'The first line must name at least one of the columns account, alloc_account, custom_client_name.'],
    ['account\n"A1', 'Line 2 opens a quote that is never closed.'],
  ])('says what is wrong with %j', (text, message) => {
    expect(parseAccountUpload(text)).toEqual({ kind: 'failed', message });
  });

  it('refuses more rows than its bound, the header not counted', () => {
    expect(parseAccountUpload('account\nA\nB', 2).kind).toBe('parsed');
    expect(parseAccountUpload('account\nA\nB\nC', 2)).toEqual({
      kind: 'failed',
      message: 'The file has more than 2 rows.',
    });
  });
});
