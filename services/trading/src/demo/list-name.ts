import { LOAD_BALANCE_MARK } from '@meridian/domain/child-actions';
import type { Rng } from '@meridian/cost-model/sfc32';
import { chance, pick } from './draw.ts';

const THEMES = ['REBAL', 'BASKET', 'INDEX', 'TRANSITION', 'SECTOR', 'CASHFLOW'] as const;
const LOAD_BALANCED = 0.12;

/** `US_REBAL_03`. Sometimes the name of a load-balancing list. */
export function listName(rng: Rng, country: string, number: number): string {
  const nth = String(number).padStart(2, '0');
  if (chance(rng, LOAD_BALANCED)) return `${country}${LOAD_BALANCE_MARK}${nth}`;
  return `${country}_${pick(rng, THEMES)}_${nth}`;
}
