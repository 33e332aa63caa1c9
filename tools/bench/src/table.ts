import { type Figure, isHeld } from './bench.ts';

const HEAD = ['figure', 'value', 'budget', 'held', 'instead'];

/** Figures as a table of text. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`);
  return lines.map((line) => line.trimEnd()).join('\n');
}

function cellsOf(figure: Figure): string[] {
  const { name, value, unit, budget, instead } = figure;
  const held = budget === undefined ? '' : isHeld(figure) ? 'yes' : 'NO';
  return [
    name,
    `${round(value)} ${unit}`,
    budget === undefined ? '' : `${budget.bound} ${round(budget.value)}`,
    held,
    instead === undefined ? '' : `${round(instead.value)} ${unit} with ${instead.what}${ratioOf(value, instead.value)}`,
  ];
}

/** Nothing is no multiple of anything. */
function ratioOf(ours: number, other: number): string {
  const [smaller, larger] = [Math.min(ours, other), Math.max(ours, other)];
  return smaller > 0 ? ` (${(larger / smaller).toFixed(1)}×)` : '';
}

function round(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}
