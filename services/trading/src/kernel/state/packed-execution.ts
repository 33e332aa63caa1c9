import type { FillLiquidity } from '../../venues/venue-port.ts';
import type { Draft } from './draft.ts';
import type { Execution } from './execution.ts';

/** An execution as a packed row. Its own id is the end of its key. */
export type ExecutionCells = readonly [
  key: string,
  execIdAt: number,
  parentId: number,
  childId: number,
  atMs: number,
  venueMs: number,
  lots: number,
  priceHalfTicks: number,
  liquidity: FillLiquidity,
  contraOwner: string,
  printedAt: string | undefined,
  bidTicks: number | null,
  bidLots: number,
  askTicks: number | null,
  askLots: number,
];

export const EXECUTION_CELLS: ExecutionCells['length'] = 15;
/** Columns that are read alone. */
export const EXECUTION_KEY = 0;
export const EXECUTION_PARENT_ID = 2;
/** From its time to its liquidity. */
export const EXECUTION_AMOUNT = { first: 4, end: 9 } as const;

export function executionCells(execution: Execution): ExecutionCells {
  return [
    execution.key,
    execution.key.length - execution.execId.length,
    execution.parentId,
    execution.childId,
    execution.atMs,
    execution.venueMs,
    execution.lots,
    execution.priceHalfTicks,
    execution.liquidity,
    execution.contraOwner,
    execution.printedAt,
    execution.snap.bidTicks,
    execution.snap.bidLots,
    execution.snap.askTicks,
    execution.snap.askLots,
  ];
}

/** A new record each time, which lacks what the packed one lacked. */
export function executionOf([
  key,
  execIdAt,
  parentId,
  childId,
  atMs,
  venueMs,
  lots,
  priceHalfTicks,
  liquidity,
  contraOwner,
  printedAt,
  bidTicks,
  bidLots,
  askTicks,
  askLots,
]: ExecutionCells): Execution {
  const execution: Draft<Execution> = {
    key,
    parentId,
    childId,
    execId: key.slice(execIdAt),
    atMs,
    venueMs,
    lots,
    priceHalfTicks,
    liquidity,
    contraOwner,
    snap: { bidTicks, bidLots, askTicks, askLots },
  };
  if (printedAt !== undefined) execution.printedAt = printedAt;
  return execution;
}
