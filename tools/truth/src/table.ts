import { type Claim, verdictOf } from './claim.ts';

const HEAD = ['claim', 'expected', 'seen', 'of', 'verdict'];

function number(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}

function rangeOf({ expected: { low, high }, unit }: Claim): string {
  if (low === -Infinity) return `at most ${number(high)} ${unit}`;
  if (high === Infinity) return `at least ${number(low)} ${unit}`;
  return `${number(low)} to ${number(high)} ${unit}`;
}

function seenOf({ seen, unit, certain }: Claim): string {
  const range = certain === undefined ? '' : ` (${number(certain.low)} to ${number(certain.high)})`;
  return `${number(seen)} ${unit}${range}`;
}

function cellsOf(claim: Claim): string[] {
  const { name, count } = claim;
  return [name, rangeOf(claim), seenOf(claim), number(count), verdictOf(claim)];
}

/** Claims as a table of text: what is expected, what was seen, and the verdict. */
export function tableOf(claims: readonly Claim[]): string {
  const rows = [HEAD, ...claims.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`);
  return lines.map((line) => line.trimEnd()).join('\n');
}
