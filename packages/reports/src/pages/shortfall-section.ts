import { reportNumberText, reportUsdText } from '@meridian/domain/reports/report-cell';
import { sum } from '@meridian/cost-model/sum';
import type { TcaOrder } from '@meridian/tca/orders/tca-order';
import type { ReportSection } from '@meridian/protocol/rest/report-page-schema';
import { tableOf } from './page-parts.ts';

export type ShortfallTotals = {
  readonly delay: number;
  readonly execution: number;
  readonly opportunity: number;
  readonly fees: number;
  readonly total: number;
  /** Of the orders that have one. */
  readonly intendedUsd: number;
  readonly orders: number;
};

/** Sums of the orders whose prices are all known. */
export function shortfallTotals(orders: readonly TcaOrder[]): ShortfallTotals {
  const known = orders.filter(({ shortfall_usd }) => shortfall_usd !== null);
  const total = (pick: (order: TcaOrder) => number | null) => sum(known.map((order) => pick(order) ?? 0));
  return {
    delay: total(({ delay_usd }) => delay_usd),
    execution: total(({ trading_usd }) => trading_usd),
    opportunity: total(({ opportunity_usd }) => opportunity_usd),
    fees: total(({ fees_usd }) => fees_usd),
    total: total(({ shortfall_usd }) => shortfall_usd),
    intendedUsd: total(({ target_usd }) => target_usd),
    orders: known.length,
  };
}

export function shortfallSection(orders: readonly TcaOrder[]): ReportSection {
  const totals = shortfallTotals(orders);
  const parts = [
    { label: 'Delay', value: totals.delay, isTotal: false },
    { label: 'Execution', value: totals.execution, isTotal: false },
    { label: 'Opportunity', value: totals.opportunity, isTotal: false },
    { label: 'Fees', value: totals.fees, isTotal: false },
    { label: 'Shortfall', value: totals.total, isTotal: true },
  ];
  const bps = (value: number) => (totals.intendedUsd > 0 ? (10_000 * value) / totals.intendedUsd : null);
  const [largest] = parts.slice(0, 4).toSorted((left, right) => right.value - left.value);
  return {
    id: 'shortfall',
    title: 'Where the shortfall comes from',
    finding:
      totals.orders === 0 || largest === undefined
        ? 'No order has all the prices that a shortfall needs.'
        : `Shortfall is ${reportUsdText(totals.total)}; most of it is ${largest.label.toLowerCase()}.`,
    chart: {
      kind: 'waterfall',
      unit: 'usd',
      points: parts.map(({ label, value, isTotal }) => ({
        label,
        detail: bps(value) === null ? '' : `${reportNumberText(bps(value) ?? 0, 1)} bps`,
        value,
        low: null,
        high: null,
        mark: null,
        is_thin: false,
        is_total: isTotal,
      })),
    },
    table: tableOf(
      parts,
      [
        { id: 'group', label: 'Part', kind: 'text', cell: ({ label }) => label },
        { id: 'usd', label: 'Amount', kind: 'usd', cell: ({ value }) => value },
        { id: 'bps', label: 'Bps of intended value', kind: 'number', cell: ({ value }) => bps(value) },
      ],
      { isTotal: ({ isTotal }) => isTotal },
    ),
    notes: ['Not winsorised.'],
  };
}
