import { scheduledReportsGrid } from '@meridian/domain/columns/scheduled-reports';
import type { ReportSettings } from '@meridian/protocol/rest/tca-schemas';

const OTHER_LABELS: Readonly<Record<string, string>> = {
  is_enabled: 'Active',
  weekday: 'Weekday',
  run_time: 'Run time',
  page_orientation: 'Page',
};

function labelOf(field: string): string {
  const column = scheduledReportsGrid.columns.find(({ id }) => id === field);
  return OTHER_LABELS[field] ?? column?.header ?? field;
}

type Setting = ReportSettings[keyof ReportSettings];

function valueText(value: Setting): string {
  if (value === null) return 'all';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value !== 'object') return String(value);
  if ('min' in value) return `${value.min ?? 'any'} to ${value.max ?? 'any'}`;
  return value.length === 0 ? 'all' : value.join(', ');
}

/** The changes for the audit: each field before and after. */
export function changeText(before: ReportSettings, after: ReportSettings): string {
  const old = new Map<string, Setting>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(old.get(field)) !== JSON.stringify(value),
  );
  const texts = changed.map(
    ([field, value]) => `${labelOf(field)}: ${valueText(old.get(field) ?? null)} → ${valueText(value)}`,
  );
  return texts.length === 0 ? 'Saved without a change' : texts.join('; ');
}
