import type { FieldDescription } from './column.ts';

/** Market prices and volumes, and every number that reveals one of them. */
export const MARKET_DATA = { permission: 'market_data_permit' } as const;

export function isMarketData({ permission }: Pick<FieldDescription, 'permission'>): boolean {
  return permission === MARKET_DATA.permission;
}

export const PLAIN_FIELD: FieldDescription = { permission: null, isUrgent: false };
export const MARKET_FIELD: FieldDescription = { ...MARKET_DATA, isUrgent: false };
export const URGENT_FIELD: FieldDescription = { permission: null, isUrgent: true };
