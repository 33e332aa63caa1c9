import type { CostGrouping, CostSummary } from '../entities/cost-analysis-result.ts';
import { costNameColumns, costSummaryCatalogue } from './catalogue/cost-summary-catalogue.ts';
import { defineGrid, type Grid } from './grid.ts';

const SLUGS = { list: 'list', 'asset class': 'asset-class', country: 'country' } as const;

/** Columns for working orders: their progress. */
const PROGRESS_VISIBLE: readonly (keyof CostSummary)[] = [
  'no_of_orders',
  'complete_percent',
  'target_usd',
  'filled_usd',
  'open_usd',
  'remaining_usd',
  'cost_ivwap_bps',
  'cost_arrival_mid_bps',
];

/** Columns for filled orders: their cost in the default unit, against the default benchmark. */
const SUMMARY_VISIBLE: readonly (keyof CostSummary)[] = [
  'no_of_orders',
  'filled_usd',
  'complete_percent',
  'cost_ivwap_bps',
];

function progressGrid(grouping: CostGrouping): Grid {
  const names = costNameColumns[grouping];
  return defineGrid(
    { ...names, ...costSummaryCatalogue },
    {
      id: `progress-by-${SLUGS[grouping]}`,
      title: `Progress by ${grouping}`,
      rowKey: names.name.field,
      pinnedLeft: ['name'],
      visible: PROGRESS_VISIBLE,
    },
  );
}

function executionSummaryGrid(grouping: CostGrouping): Grid {
  const names = costNameColumns[grouping];
  return defineGrid(
    { ...names, ...costSummaryCatalogue },
    {
      id: `execution-summary-by-${SLUGS[grouping]}`,
      title: `Execution summary by ${grouping}`,
      rowKey: names.name.field,
      pinnedLeft: ['name'],
      visible: SUMMARY_VISIBLE,
      defaultSort: [{ columnId: 'filled_usd', direction: 'descending' }],
    },
  );
}

export const progressGrids: Readonly<Record<CostGrouping, Grid>> = {
  list: progressGrid('list'),
  'asset class': progressGrid('asset class'),
  country: progressGrid('country'),
};

export const executionSummaryGrids: Readonly<Record<CostGrouping, Grid>> = {
  list: executionSummaryGrid('list'),
  'asset class': executionSummaryGrid('asset class'),
  country: executionSummaryGrid('country'),
};
