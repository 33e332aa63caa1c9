import { readAccountFile } from '@meridian/domain/accounts/account-file';
import { expect, it } from 'vitest';
import { chosenFrom } from './accounts-from-file.tsx';

const own = { accounts: ['ALDGATE', 'DELPHINE'], subAccounts: ['ALDGATE-CORE'] };

it('takes whole accounts and sub-accounts from a file, once, and names those that one does not have', () => {
  const file = readAccountFile(
    'account,alloc_account\nDELPHINE,\nDELPHINE,\nALDGATE,ALDGATE-CORE\nOTHER,\nALDGATE,OTHER-1\n',
  );
  expect(chosenFrom(file, own)).toEqual({
    acc: ['DELPHINE'],
    alloc_acc: ['ALDGATE-CORE'],
    unknown: ['OTHER', 'OTHER-1'],
  });
});
