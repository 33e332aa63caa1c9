export const ORDER_FINDING_CODES = [
  'price-band',
  'order-quantity',
  'order-size',
  'daily-volume',
  'expected-volume',
  'day-quantity',
  'account-limit',
  'strategy',
  'country',
  'asset-class',
  'no-limits',
  'duplicate',
  'opposite-order',
  'no-market',
  'limit-removed',
] as const;

export type OrderFindingCode = (typeof ORDER_FINDING_CODES)[number];

/** A finding of a check. A warning can be overridden with a reason, an error cannot. */
export type OrderFinding = {
  readonly level: 'warning' | 'error';
  readonly code: OrderFindingCode;
  /** The order field that it concerns. */
  readonly field: 'limit_price' | 'order_qty' | 'account' | 'exchange_symbol';
  readonly message: string;
  /** For a duplicate within a list: the row it repeats, counted from 0. */
  readonly row?: number;
};

export function hasError(findings: readonly OrderFinding[]): boolean {
  return findings.some(({ level }) => level === 'error');
}

export function hasWarning(findings: readonly OrderFinding[]): boolean {
  return findings.some(({ level }) => level === 'warning');
}

export function warningTexts(findings: readonly OrderFinding[] = []): readonly string[] {
  return findings.filter(({ level }) => level === 'warning').map(({ message }) => message);
}
