import { auditHistoryGrid } from './audit-history.ts';
import { calendarSpreadGrid } from './calendar-spread.ts';
import { cancelledOrdersGrid } from './cancelled-orders.ts';
import { childOrdersGrid } from './child-orders.ts';
import { executionSummaryGrids, progressGrids } from './cost-summaries.ts';
import { eventLogGrid } from './event-log.ts';
import { executionsGrid } from './executions.ts';
import type { Grid } from './grid.ts';
import type { GridId } from './grid-id.ts';
import { parentLogGrid } from './parent-log.ts';
import { parentOrdersGrid } from './parent-orders.ts';
import { powerSearchGrid } from './power-search.ts';
import { savedReportsGrid } from './saved-reports.ts';
import { scheduledReportsGrid } from './scheduled-reports.ts';
import { stuckChildOrdersGrid } from './stuck-child-orders.ts';
import { stuckParentOrdersGrid } from './stuck-parent-orders.ts';
import { stuckSummaryGrids } from './stuck-summaries.ts';
import { summaryOrdersGrid } from './summary-orders.ts';

/** All grids by id. A screen imports its own. */
export const GRIDS: Readonly<Record<GridId, Grid>> = {
  'parent-orders': parentOrdersGrid,
  'stuck-parent-orders': stuckParentOrdersGrid,
  'power-search': powerSearchGrid,
  'child-orders': childOrdersGrid,
  'stuck-child-orders': stuckChildOrdersGrid,
  executions: executionsGrid,
  'cancelled-orders': cancelledOrdersGrid,
  'event-log': eventLogGrid,
  'parent-log': parentLogGrid,
  'calendar-spread': calendarSpreadGrid,
  'audit-history': auditHistoryGrid,
  'scheduled-reports': scheduledReportsGrid,
  'saved-reports': savedReportsGrid,
  'stuck-by-destination': stuckSummaryGrids.destination,
  'stuck-by-list': stuckSummaryGrids.list,
  'stuck-by-country': stuckSummaryGrids.country,
  'stuck-by-tactic': stuckSummaryGrids.tactic,
  'stuck-by-venue': stuckSummaryGrids.venue,
  'progress-by-list': progressGrids.list,
  'progress-by-asset-class': progressGrids['asset class'],
  'progress-by-country': progressGrids.country,
  'execution-summary-by-list': executionSummaryGrids.list,
  'execution-summary-by-asset-class': executionSummaryGrids['asset class'],
  'execution-summary-by-country': executionSummaryGrids.country,
  'summary-orders': summaryOrdersGrid,
};
