import { ASSET_CLASSES } from '../asset-class.ts';
import { MAX_CSV_ROWS, parseCsv } from '../csv.ts';
import { type AccountLimits, type LimitField, OVERRIDE_RIGHTS } from '../order-checks/account-limits.ts';
import type { LimitPatch } from './limit-change.ts';
import { LIMIT_FIELDS, type LimitKind } from './limit-fields.ts';

/** `line` is null for a problem of the whole file. */
export type LimitFileFinding = { readonly line: number | null; readonly message: string };

export type LimitFileLine = {
  readonly line: number;
  readonly account: string;
  /** Null for the whole account. */
  readonly alloc_account: string | null;
  readonly after: LimitPatch;
};

export type LimitFile = { readonly lines: readonly LimitFileLine[]; readonly findings: readonly LimitFileFinding[] };

const SCOPE = ['account', 'alloc_account'] as const;
const KINDS = new Map<string, LimitKind>(LIMIT_FIELDS.map(({ field, kind }) => [field, kind]));
/** Words for "no limit" and "no restriction". */
const NONE = new Set(['none', 'all']);

/** Reads limits line by line. An empty cell keeps the limit; `none` or `all` removes it. */
export function readLimitFile(text: string): LimitFile {
  const csv = parseCsv(text, MAX_CSV_ROWS);
  if (csv.kind === 'open-quote') return failed(csv.line, 'A quote opens here and never closes.');
  if (csv.kind === 'too-many-rows') return failed(csv.limit, `The file has more than ${csv.limit} lines.`);
  const names = (csv.rows[0] ?? []).map((name) => name.trim().toLowerCase());
  const header = headerFindings(names);
  if (header.length > 0) return { lines: [], findings: header.map((message) => ({ line: 1, message })) };
  const lines: LimitFileLine[] = [];
  const findings: LimitFileFinding[] = [];
  const seen = new Map<string, number>();
  for (const [offset, cells] of csv.rows.slice(1).entries()) {
    const line = offset + 2;
    if (cells.every((cell) => cell.trim() === '')) continue;
    const read = readLine(line, new Map(names.map((name, index) => [name, (cells[index] ?? '').trim()])));
    const key = `${read.account}|${read.alloc_account ?? ''}`;
    const first = seen.get(key);
    if (first !== undefined) read.problems.push(`This account is already on line ${first}.`);
    seen.set(key, first ?? line);
    findings.push(...read.problems.map((message) => ({ line, message })));
    const { account, alloc_account, after } = read;
    if (read.problems.length === 0) lines.push({ line, account, alloc_account, after });
  }
  return { lines, findings };
}

function headerFindings(names: readonly string[]): readonly string[] {
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...SCOPE.filter((name) => !names.includes(name)).map((name) => `The column ${name} is missing.`),
    ...names.filter((name) => !isKnown(name)).map((name) => `The column “${name}” is not known.`),
    ...twice.map((name) => `The column ${name} is there twice.`),
  ];
}

function isKnown(name: string): boolean {
  return name === 'account' || name === 'alloc_account' || KINDS.has(name);
}

function readLine(line: number, cells: ReadonlyMap<string, string>) {
  const account = cells.get('account') ?? '';
  const problems = account === '' ? [`Line ${line} names no account.`] : [];
  const entries: [string, unknown][] = [];
  for (const { field, kind, label } of LIMIT_FIELDS) {
    const cell = cells.get(field) ?? '';
    if (cell === '') continue;
    const value = readCell(field, kind, cell);
    if (value === undefined) problems.push(`${label}: “${cell}” is not ${WANTED[kind]}.`);
    else entries.push([field, value]);
  }
  if (entries.length === 0 && problems.length === 0) problems.push('The line sets no limit.');
  const alloc_account = cells.get('alloc_account') || null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each cell was read by the kind of its field.
  return { account, alloc_account, after: Object.fromEntries(entries) as LimitPatch, problems };
}

const WANTED: Readonly<Record<LimitKind, string>> = {
  usd: 'an amount of 0 or more, or none',
  quantity: 'a whole number of 0 or more, or none',
  percent: 'a percentage of 0 or more, or none',
  list: 'a list with spaces between, or all',
  right: 'one of anyone, administrators and nobody',
  flag: 'yes or no',
};

/** Undefined for an invalid cell. */
function readCell(field: LimitField, kind: LimitKind, cell: string): AccountLimits[LimitField] | undefined {
  if (kind === 'flag') return cell === 'yes' ? true : cell === 'no' ? false : undefined;
  if (kind === 'right') return OVERRIDE_RIGHTS.find((right) => right === cell);
  if (NONE.has(cell.toLowerCase())) return null;
  if (kind === 'list') return readList(field, cell);
  const value = Number(cell.replace(/^\$|%$/g, ''));
  if (!Number.isFinite(value) || value < 0) return undefined;
  return kind === 'quantity' && !Number.isInteger(value) ? undefined : value;
}

function readList(field: LimitField, cell: string): readonly string[] | undefined {
  const items = cell.split(/\s+/);
  if (new Set(items).size !== items.length) return undefined;
  if (field === 'countries') return items.every((item) => /^[A-Z]{2}$/.test(item)) ? items : undefined;
  const classes: readonly string[] = ASSET_CLASSES;
  return field !== 'asset_classes' || items.every((item) => classes.includes(item)) ? items : undefined;
}

type Limited = {
  readonly account: string;
  readonly alloc_account: string | null;
  readonly limits: AccountLimits | null;
};

/** Writes a file that reads back as the same limits, as a template. */
export function writeLimitFile(accounts: readonly Limited[]): string {
  const fields = LIMIT_FIELDS.map(({ field }) => field);
  const lines = accounts.map(({ account, alloc_account, limits }) =>
    [
      account,
      alloc_account ?? '',
      ...fields.map((field) => (limits === null ? '' : cellOf(field, limits[field]))),
    ].join(','),
  );
  return `${[[...SCOPE, ...fields].join(','), ...lines].join('\n')}\n`;
}

function cellOf(field: LimitField, value: AccountLimits[LimitField]): string {
  if (value === null) return KINDS.get(field) === 'list' ? 'all' : 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

function failed(line: number, message: string): LimitFile {
  return { lines: [], findings: [{ line, message }] };
}
