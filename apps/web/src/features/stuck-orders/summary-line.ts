import { destinationText } from '@meridian/domain/cell-text';
import type { StuckGrouping } from '@meridian/domain/entities/stuck-order';
import { finiteNumber } from '@meridian/domain/finite-number';
import { type LiveRowsState, rowRecords } from '@meridian/live-client/live-rows';

/** One line of a summary: the orders that share a text in their column of the grid. */
export type SummaryLine = {
  /** As the grid shows it; '' gathers the orders that have none. */
  readonly text: string;
  readonly orders: number;
  /** Null without the market-data permit. */
  readonly remainingUsd: number | null;
};

/** The lines of `stuck_summary`, the most orders first. */
export function summaryLines(rows: LiveRowsState, grouping: StuckGrouping): readonly SummaryLine[] {
  const lines = new Map<string, SummaryLine>();
  for (const row of rowRecords(rows)) {
    const text = lineText(grouping, row['name']);
    const before = lines.get(text);
    const usd = finiteNumber(row['remaining_usd']);
    lines.set(text, {
      text,
      orders: (before?.orders ?? 0) + (finiteNumber(row['no_of_orders']) ?? 0),
      remainingUsd: usd === null ? (before?.remainingUsd ?? null) : usd + (before?.remainingUsd ?? 0),
    });
  }
  return [...lines.values()].sort(byWeight);
}

/** A chosen line stays visible after its last order has left, so that it can be unchosen. */
export function withChosen(lines: readonly SummaryLine[], chosen: ReadonlySet<string>): readonly SummaryLine[] {
  const known = new Set(lines.map(({ text }) => text));
  const gone = [...chosen].filter((text) => !known.has(text));
  return [...lines, ...gone.map((text) => ({ text, orders: 0, remainingUsd: null }))];
}

function lineText(grouping: StuckGrouping, name: unknown): string {
  const text = typeof name === 'string' ? name : '';
  return grouping === 'destination' ? destinationText(text) : text;
}

function byWeight(a: SummaryLine, b: SummaryLine): number {
  return b.orders - a.orders || (b.remainingUsd ?? 0) - (a.remainingUsd ?? 0) || a.text.localeCompare(b.text);
}
