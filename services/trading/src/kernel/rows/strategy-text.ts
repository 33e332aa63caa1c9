import { parseJsonRecord } from '@meridian/domain/json-text';
import type { Parent, StrategyTerms } from '../state/parent.ts';

type Known = { readonly setting: string; readonly text: string };

/** A row is made at every move of the market, and the text changes only with the terms. */
const texts = new WeakMap<StrategyTerms, Known>();

/** The parameters for display: the sent text with the setting that routing chose. */
export function strategyText({ terms: { strategy }, route }: Pick<Parent, 'terms' | 'route'>): string {
  const setting = route?.settingName ?? null;
  if (setting === null) return strategy.strategyParameters;
  const known = texts.get(strategy);
  if (known?.setting === setting) return known.text;
  const text = withSetting(strategy.strategyParameters, setting);
  texts.set(strategy, { setting, text });
  return text;
}

function withSetting(parameters: string, setting: string): string {
  const record = parseJsonRecord(parameters);
  return record === null ? parameters : JSON.stringify({ as: setting, ...record });
}
