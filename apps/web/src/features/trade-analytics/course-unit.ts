import { formatFixed, formatQuantity, formatUpTo } from '@meridian/domain/number-format';
import { axisNumber } from '../../components/chart/chart-parts.ts';

/** What the course of an order is drawn in. */
export type CourseUnit = 'qty' | 'percent' | 'usd';

export type CourseScale = {
  /** Of one share or contract. */
  readonly perShare: number;
  /** At the axis. */
  readonly tick: (value: number) => string;
  /** In the tooltip and in the table. */
  readonly tell: (value: number) => string;
};

export type CourseOrder = {
  readonly orderQty: number | null;
  /** The whole order at its arrival price. */
  readonly targetUsd: number | null;
};

export const IN_QUANTITY: CourseScale = {
  perShare: 1,
  tick: axisNumber,
  tell: (value) => formatQuantity(Math.round(value)),
};

/** Null where the order has no size, or nobody may see its value. */
export function courseScale(unit: CourseUnit, { orderQty, targetUsd }: CourseOrder): CourseScale | null {
  if (unit === 'qty') return IN_QUANTITY;
  if (orderQty === null || orderQty <= 0) return null;
  if (unit === 'percent') {
    return {
      perShare: 100 / orderQty,
      tick: (value) => `${formatUpTo(value, 0)}%`,
      tell: (value) => `${formatFixed(value, 2)}%`,
    };
  }
  if (targetUsd === null) return null;
  return {
    perShare: targetUsd / orderQty,
    tick: (value) => `$${axisNumber(value)}`,
    tell: (value) => `$${formatQuantity(Math.round(value))}`,
  };
}

/** The units in which an order can be drawn. */
export function courseUnits(order: CourseOrder, isFuture: boolean) {
  const all = [
    { value: 'qty', label: isFuture ? 'Contracts' : 'Shares' },
    { value: 'percent', label: '%' },
    { value: 'usd', label: 'USD' },
  ] as const satisfies readonly { readonly value: CourseUnit; readonly label: string }[];
  return all.filter(({ value }) => courseScale(value, order) !== null);
}
