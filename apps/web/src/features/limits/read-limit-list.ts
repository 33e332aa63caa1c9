import { ASSET_CLASSES } from '@meridian/domain/asset-class';
import type { LimitPatch } from '@meridian/domain/limits/limit-change';
import type { LimitDescription } from '@meridian/domain/limits/limit-fields';
import { STRATEGY_NAMES } from '@meridian/domain/strategies/strategy-names';

/** Reads words separated by spaces or commas. Unknown words are reported. */
export function readLimitList({ field, label }: LimitDescription, text: string): [LimitPatch, string | null] {
  const words = text.split(/[\s,]+/u).filter((word) => word !== '');
  if (words.length === 0) return [{ [field]: null }, null];
  const list = words.map((word) => (field === 'strategies' ? word.toLowerCase() : word.toUpperCase()));
  const wrong = list.find((word) => !isKnown(field, word));
  if (wrong !== undefined) return [{}, `${label}: “${wrong}” is not known`];
  return [{ [field]: [...new Set(list)] }, null];
}

function isKnown(field: LimitDescription['field'], word: string): boolean {
  if (field === 'strategies') return STRATEGY_NAMES.some((name) => name === word);
  if (field === 'asset_classes') return ASSET_CLASSES.some((name) => name === word);
  return /^[A-Z]{2}$/u.test(word);
}
