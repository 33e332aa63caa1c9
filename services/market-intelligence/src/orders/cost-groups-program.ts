import { serveJob } from '@meridian/history/apart/serve-job';
import { ordersByGroup } from '@meridian/history/queries/own-orders';
import { openHistory } from '@meridian/history/reader/open-history';
import type { CostGroup } from '@meridian/protocol/rest/calibration-calls';
import { costGroups } from './cost-groups.ts';
import type { CostGroupsWork } from './cost-groups-messages.ts';
import { judgeOwnOrder } from './judge-own-order.ts';

/** The program that reads a desk's own orders and compares their cost by group: a second of computing. */
const MEMORY_MB = 256;
const MAX_ORDERS = 200_000;

serveJob<CostGroupsWork, readonly CostGroup[]>(async ({ dir, question, models }, { signal }) => {
  const { grouping, from, ...asked } = question;
  const history = await openHistory({ dir, memoryLimitMb: MEMORY_MB, threads: 1 });
  try {
    const range = from === null ? {} : { from };
    const { rows } = await history.query(ordersByGroup(grouping), range, asked, { maxRows: MAX_ORDERS, signal });
    const leftOut = new Map<string, number>();
    const judged = rows.flatMap((order) => {
      const found = judgeOwnOrder(order, models);
      if (found !== null) return Object.assign(order, { expected: found.expected, isInside: found.isInside });
      leftOut.set(order.group, (leftOut.get(order.group) ?? 0) + 1);
      return [];
    });
    return costGroups(judged, leftOut);
  } finally {
    await history.close();
  }
});
