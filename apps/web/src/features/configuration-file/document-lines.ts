import { isJsonRecord, type JsonRecord } from '@meridian/domain/json-text';
import { ruleWords } from '@meridian/domain/strategy-groups/rule-words';
import { parameterLabel, parameterText } from '@meridian/domain/strategy-settings/parameter-text';
import { matches } from '@meridian/protocol/matches';
import { ConditionalStrategyGroupSchema } from '@meridian/protocol/rest/strategy-schemas';
import type { DiffLine } from '../../components/diff-table.tsx';
import { dateAndTime } from '../../lib/time-text.ts';

const LABELS: Readonly<Record<string, string>> = {
  strategy_name: 'Strategy',
  strategy_destination: 'Builds on',
  is_lqseek: 'Liquidity seeking',
  type: 'Type',
  base: 'Base strategy',
  learning: 'Learning',
  exec_broker: 'Execution broker',
  venue: 'Venue',
  priority: 'Priority',
  defaultDestinations: 'Default destinations',
  venueOverrides: 'Override',
  is_enabled: 'Enabled',
  open_orders: 'Open child orders',
  reason: 'Reason',
  ends_ms: 'End',
};

const RulesSchema = ConditionalStrategyGroupSchema.properties.rules;

/** A stored row in readable form: one label and one text per field. */
function readable(document: JsonRecord): ReadonlyMap<string, string> {
  return new Map(Object.entries(document).flatMap(([field, value]) => fieldLines(field, value)));
}

function fieldLines(field: string, value: unknown): readonly (readonly [string, string])[] {
  if (field === 'settings' || field === 'param_values') {
    const all = isJsonRecord(value) ? Object.entries(value) : [];
    return all.map(([key, one]) => [parameterLabel(key), parameterText(key, one)]);
  }
  if (field === 'rules') {
    return matches(RulesSchema, value) ? value.map((rule, index) => [`Rule ${index + 1}`, ruleWords(rule)]) : [];
  }
  if (field === 'multi_arm_param_values') {
    const arms = isJsonRecord(value) ? Object.entries(value) : [];
    return arms.map(([arm, range]) => [`Arm ${arm}`, isJsonRecord(range) ? rangeText(range) : '']);
  }
  return [[LABELS[field] ?? field, plainText(field, value)]];
}

function rangeText({ min_alloc, max_alloc }: JsonRecord): string {
  return `${String(min_alloc)}% to ${String(max_alloc)}%`;
}

function plainText(field: string, value: unknown): string {
  if (field === 'ends_ms') return typeof value === 'number' ? dateAndTime(value) : 'until removed';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((one) => plainText(field, one)).join(', ');
  if (isJsonRecord(value)) return plainText(field, value['destination'] ?? JSON.stringify(value));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The row's current values beside the values in the file, changed or not. */
export function documentLines(before: JsonRecord | null, after: JsonRecord | null): readonly DiffLine[] {
  const [was, is] = [readable(before ?? {}), readable(after ?? {})];
  return [...new Set([...was.keys(), ...is.keys()])].map((label) => {
    const cells = [was.get(label) ?? '', is.get(label) ?? ''];
    return { key: label, label, cells, isChanged: cells[0] !== cells[1] };
  });
}
