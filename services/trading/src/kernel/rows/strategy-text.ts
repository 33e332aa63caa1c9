import { parseJsonRecord } from '@meridian/domain/json-text';
import type { Parent } from '../state/parent.ts';

/** The parameters for display: the sent text with the setting that routing chose. */
export function strategyText({ terms, route }: Pick<Parent, 'terms' | 'route'>): string {
  const { strategyParameters } = terms.strategy;
  const setting = route?.settingName ?? null;
  const record = setting === null ? null : parseJsonRecord(strategyParameters);
  return record === null ? strategyParameters : JSON.stringify({ as: setting, ...record });
}
