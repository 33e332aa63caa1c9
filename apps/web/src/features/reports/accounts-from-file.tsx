import { type AccountFile, readAccountFile } from '@meridian/domain/accounts/account-file';
import { UploadIcon } from '@salt-ds/icons';
import { useId, useState } from 'react';
import styles from './editor.module.css';

type AccountsFromFileProps = {
  /** Accounts and sub-accounts that one may report on. */
  readonly accounts: readonly string[];
  readonly subAccounts: readonly string[];
  readonly onAccounts: (found: ChosenAccounts) => void;
};

export type ChosenAccounts = { readonly acc: readonly string[]; readonly alloc_acc: readonly string[] };

const MAX_BYTES = 1_000_000;

/** A line with a sub-account means that one, a line without it the whole account. What one does not have is left out. */
export function chosenFrom(
  { lines }: Pick<AccountFile, 'lines'>,
  own: Pick<AccountsFromFileProps, 'accounts' | 'subAccounts'>,
): ChosenAccounts & { readonly unknown: readonly string[] } {
  const named = lines.filter(({ account, alloc_account }) => account !== '' || alloc_account !== '');
  const subs = [...new Set(named.flatMap(({ alloc_account: name }) => (name === '' ? [] : [name])))];
  const wholes = [...new Set(named.flatMap(({ account, alloc_account }) => (alloc_account === '' ? [account] : [])))];
  return {
    acc: wholes.filter((name) => own.accounts.includes(name)),
    alloc_acc: subs.filter((name) => own.subAccounts.includes(name)),
    unknown: [
      ...wholes.filter((name) => !own.accounts.includes(name)),
      ...subs.filter((name) => !own.subAccounts.includes(name)),
    ],
  };
}

function outcomeText(file: AccountFile, own: Pick<AccountsFromFileProps, 'accounts' | 'subAccounts'>): string {
  const [finding] = file.findings;
  if (finding !== undefined)
    return finding.line === null ? finding.message : `Line ${finding.line}: ${finding.message}`;
  const { acc, alloc_acc, unknown } = chosenFrom(file, own);
  const taken = acc.length + alloc_acc.length;
  const left = unknown.length === 0 ? '' : `; you have no ${unknown.slice(0, 3).join(', ')}`;
  return `${taken === 1 ? '1 account' : `${taken} accounts`} from the file${left}`;
}

/** Fills the accounts of a report from a file with a header line. */
export function AccountsFromFile({ accounts, subAccounts, onAccounts }: AccountsFromFileProps) {
  const id = useId();
  const [text, setText] = useState('');
  const own = { accounts, subAccounts };
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > MAX_BYTES) return setText(`${file.name} is too large: at most 1 MB`);
    const found = readAccountFile(await file.text());
    setText(outcomeText(found, own));
    const { acc, alloc_acc } = chosenFrom(found, own);
    if (acc.length + alloc_acc.length > 0) onAccounts({ acc, alloc_acc });
  };
  return (
    <div className={styles['upload']}>
      <span className={styles['label']} id={`${id}-label`}>
        Accounts from a file
      </span>
      <label>
        <UploadIcon aria-hidden /> Upload CSV
        <input
          type="file"
          className="salt-visuallyHidden"
          accept=".csv,text/csv"
          aria-labelledby={`${id}-label`}
          onChange={({ target }) => {
            void read(target.files?.[0]);
            // The same file can be chosen again after it was changed.
            target.value = '';
          }}
        />
      </label>
      <output>{text}</output>
    </div>
  );
}
