import { scheduledReportsGrid } from '@meridian/domain/columns/scheduled-reports';
import type { NumberRange } from '@meridian/domain/entities/scheduled-report';
import { formatUpTo } from '@meridian/domain/number-format';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import type { Schedule } from './use-schedules.ts';

const MAX_DECIMALS = 4;
const ALL = 'All';

/** The fields of a row of the grid. The first is its key. */
export const SCHEDULE_FIELDS: readonly string[] = [
  'schedule_id',
  'is_enabled',
  'isNew',
  ...scheduledReportsGrid.columns.map(({ id }) => id),
];

const decimals = (value: number) => formatUpTo(value, MAX_DECIMALS);

/** `> 1`, `< 10`, `0 – 5`, or `All` where nothing is limited. */
function rangeText(range: NumberRange | null): string {
  const { min, max } = range ?? { min: null, max: null };
  if (min === null) return max === null ? ALL : `< ${decimals(max)}`;
  return max === null ? `> ${decimals(min)}` : `${decimals(min)} – ${decimals(max)}`;
}

/** Fields that a cell of the grid cannot hold, or whose null has a word. */
const TEXTS: Readonly<Record<string, (row: Schedule) => string>> = {
  pct_adv: ({ pct_adv }) => rangeText(pct_adv),
  avg_spread: ({ avg_spread }) => rangeText(avg_spread),
  part_rate: ({ part_rate }) => rangeText(part_rate),
  volatility: ({ volatility }) => rangeText(volatility),
  volume_cap: ({ volume_cap }) => rangeText(volume_cap),
  asset_class: ({ asset_class }) => asset_class ?? ALL,
};

function cellOf(value: unknown): Cell {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** A schedule as the grid takes it: one cell for each of its fields. */
export function scheduleCells(row: Schedule): readonly Cell[] {
  const fields: Readonly<Record<string, unknown>> = row;
  return SCHEDULE_FIELDS.map((field) => TEXTS[field]?.(row) ?? cellOf(fields[field]));
}
