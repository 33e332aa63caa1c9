import { MAX_CSV_ROWS, parseCsv } from './csv.ts';
import type { Account } from './entities/auth-state.ts';

export type AccountUpload =
  | { readonly kind: 'parsed'; readonly accounts: readonly Account[] }
  | { readonly kind: 'failed'; readonly message: string };

const FIELDS = ['account', 'alloc_account', 'custom_client_name'] as const;

function failed(message: string): AccountUpload {
  return { kind: 'failed', message };
}

/** Columns may come in any order and among others; rows without any of the three values are dropped. */
export function parseAccountUpload(text: string, maxRows = MAX_CSV_ROWS): AccountUpload {
  const csv = parseCsv(text, maxRows + 1);
  if (csv.kind === 'open-quote') return failed(`Line ${csv.line} opens a quote that is never closed.`);
  if (csv.kind === 'too-many-rows') return failed(`The file has more than ${maxRows} rows.`);
  const [header, ...rows] = csv.rows;
  const names = (header ?? []).map((name) => name.trim().toLowerCase());
  if (!FIELDS.some((field) => names.includes(field))) {
    return failed(`The first line must name at least one of the columns ${FIELDS.join(', ')}.`);
  }
  const [account, allocAccount, clientName] = FIELDS.map((field) => names.indexOf(field));
  const accounts = rows.map(
    (row): Account => ({
      account: cell(row, account),
      alloc_account: cell(row, allocAccount),
      custom_client_name: cell(row, clientName),
    }),
  );
  return { kind: 'parsed', accounts: accounts.filter((row) => FIELDS.some((field) => row[field] !== '')) };
}

function cell(row: readonly string[], index: number | undefined): string {
  return index === undefined || index < 0 ? '' : (row[index] ?? '').trim();
}
