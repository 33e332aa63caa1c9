import { csvCell, MAX_CSV_ROWS, parseCsv } from '../csv.ts';
import type { Account } from '../entities/auth-state.ts';
import { cutText } from '../well-formed.ts';

/** `line` is null for a problem of the whole file. */
export type AccountFileFinding = { readonly line: number | null; readonly message: string };

export type AccountFileLine = Account & {
  /** The line number in the file, starting at 1. */
  readonly line: number;
};

export type AccountFile = {
  readonly lines: readonly AccountFileLine[];
  readonly findings: readonly AccountFileFinding[];
};

const FIELDS = ['account', 'alloc_account', 'custom_client_name'] as const;
/** Maximum length of an account name. */
export const MAX_ACCOUNT_NAME = 64;

/**
 * Reads a comma-separated file with a header line. Rows without account, allocation account and client name are
 * skipped.
 */
export function readAccountFile(text: string): AccountFile {
  const csv = parseCsv(text, MAX_CSV_ROWS);
  if (csv.kind === 'open-quote') return failed(csv.line, 'A quote opens here and never closes.');
  if (csv.kind === 'too-many-rows') return failed(null, `The file has more than ${csv.limit} lines.`);
  const names = (csv.rows[0] ?? []).map((name) => name.trim().toLowerCase());
  const twice = FIELDS.find((field) => names.filter((name) => name === field).length > 1);
  if (twice !== undefined) return failed(1, `The column ${twice} is there twice.`);
  if (!FIELDS.some((field) => names.includes(field))) {
    return failed(1, `The first line must name a column: ${FIELDS.join(', ')}.`);
  }
  const at = FIELDS.map((field) => names.indexOf(field));
  const lines = csv.rows.slice(1).flatMap((cells, index): AccountFileLine[] => {
    const [account = '', alloc_account = '', custom_client_name = ''] = at.map((column) => cells[column]?.trim() ?? '');
    const isNamed = account !== '' || alloc_account !== '' || custom_client_name !== '';
    return isNamed ? [{ line: index + 2, account, alloc_account, custom_client_name }] : [];
  });
  return { lines, findings: lines.length === 0 ? [{ line: null, message: 'The file has no accounts.' }] : [] };
}

/** One account as a file, so that it is checked and kept by the rules of a file. */
export function writeAccountFile({ account, alloc_account, custom_client_name }: Account): string {
  return `${FIELDS.join(',')}\n${[account, alloc_account, custom_client_name].map(csvCell).join(',')}\n`;
}

function failed(line: number | null, message: string): AccountFile {
  return { lines: [], findings: [{ line, message }] };
}

/** What a file would change in the desk's accounts. */
export type AccountChange = AccountFileLine & {
  /** A row that names a client alone is kept and changes nothing. */
  readonly action: 'added' | 'renamed' | 'kept';
  /** The client's name before the change. Null for a new account. */
  readonly before: string | null;
};

export type AccountPlan = {
  readonly changes: readonly AccountChange[];
  readonly findings: readonly AccountFileFinding[];
};

function keyOf({ account, alloc_account }: Pick<Account, 'account' | 'alloc_account'>): string {
  return JSON.stringify([account, alloc_account]);
}

function lineProblem({ account, alloc_account, custom_client_name }: Account): string | null {
  if (account === '') return 'Enter the account.';
  if (alloc_account === '') return `Enter an allocation account of ${account}.`;
  const long = [account, alloc_account, custom_client_name].find((name) => name.length > MAX_ACCOUNT_NAME);
  if (long !== undefined)
    return `A name has up to ${MAX_ACCOUNT_NAME} characters: “${cutText(long, 20)}…” is too long.`;
  return null;
}

/** Compares a file with the existing accounts. Accounts that the file does not name stay unchanged. */
export function planAccounts(file: AccountFile, known: readonly Account[]): AccountPlan {
  const findings = [...file.findings];
  const changes: AccountChange[] = [];
  const byKey = new Map(known.map((account) => [keyOf(account), account]));
  const ownerOf = new Map(known.map(({ account, alloc_account }) => [alloc_account, account]));
  const seen = new Map<string, number>();
  for (const row of file.lines) {
    const { line, account, alloc_account, custom_client_name } = row;
    const earlier = seen.get(keyOf(row));
    const owner = ownerOf.get(alloc_account) ?? account;
    if (account === '' && alloc_account === '' && custom_client_name.length <= MAX_ACCOUNT_NAME) {
      changes.push({ ...row, action: 'kept', before: null });
      continue;
    }
    const problem =
      lineProblem(row) ??
      (earlier === undefined ? null : `This account is already on line ${earlier}.`) ??
      (owner === account ? null : `${alloc_account} belongs to ${owner} already.`);
    if (problem !== null) {
      findings.push({ line, message: problem });
      continue;
    }
    seen.set(keyOf(row), line);
    ownerOf.set(alloc_account, account);
    const before = byKey.get(keyOf(row))?.custom_client_name ?? null;
    // An empty client name in the file does not overwrite an existing one.
    if (before === null) changes.push({ ...row, action: 'added', before });
    else if (custom_client_name !== '' && before !== custom_client_name) {
      changes.push({ ...row, action: 'renamed', before });
    }
  }
  return { changes, findings };
}
