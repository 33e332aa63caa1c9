import { REFERENCE_FILES, type ReferenceKind } from '@meridian/domain/reference/reference-kinds';

/** A row of a response. */
export type ReferenceDocument = Readonly<Record<string, unknown>>;

/** The columns of a kind, in the order of its file. */
export function columnsOf(kind: ReferenceKind): readonly string[] {
  return Object.keys(REFERENCE_FILES[kind].columns);
}

/** Turns `average_daily_volume` into a heading. */
export function columnTitle(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace('usd', 'USD')
    .replace('bestex id', 'Best-ex ID')
    .replace('mic', 'MIC');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const CLOCK = new Set(['open', 'close']);

/** Formats a value: list items separated by spaces, clock times as times, timestamps in UTC. */
export function cellValue(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  if (CLOCK.has(name)) return new Date(value * 1000).toISOString().slice(11, 16);
  if (name === 'as_of') return `${new Date(value).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return value.toLocaleString('en-US', { maximumFractionDigits: 10 }).replace('-', '−');
}

export function isNumeric(name: string, value: unknown): boolean {
  return typeof value === 'number' && !CLOCK.has(name) && name !== 'as_of';
}
