import { zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PackedRows } from '../../bytes/packed-rows.ts';
import type { Child } from '../state/child.ts';
import type { Execution } from '../state/execution.ts';
import { CHILD_CELLS, type ChildCells, childCells, childOf } from '../state/packed-child.ts';
import { EXECUTION_CELLS, type ExecutionCells, executionCells, executionOf } from '../state/packed-execution.ts';
import { emptyState, type KernelState } from '../state/kernel-state.ts';
import { stateDigest } from '../testing/state-digest.ts';
import { openTestDesk } from '../testing/test-desk.ts';
import { ordersPart } from './orders-part.ts';
import { packRecords } from './record-columns.ts';
import { deskPartOf, loadPart, packPart, type SnapshotPart, unpackPart } from './snapshot-codec.ts';

const ALL = { from: 0, endId: Number.MAX_SAFE_INTEGER };

/** One order that is filled, one with a child order behind it that is out, and one that works. */
async function someOrders(): Promise<KernelState> {
  const desk = await openTestDesk();
  await desk.newOrder({ order_qty: 100 });
  desk.venue.accept(1);
  desk.venue.fill(1, 100);
  await desk.newOrder({ order_qty: 300 });
  desk.venue.accept(2);
  desk.venue.fill(2, 40);
  await desk.settle();
  await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [2] } });
  desk.venue.confirmCancel(2);
  await desk.settle();
  await desk.newOrder({ order_qty: 500 });
  desk.venue.accept(3);
  desk.venue.fill(3, 100);
  await desk.settle();
  return desk.kernel.published;
}

async function read(bodies: readonly Uint8Array[]): Promise<KernelState> {
  const state = emptyState();
  for (const body of bodies) loadPart(state, await unpackPart(body));
  return state;
}

function partsOf({ orders, ...state }: KernelState): readonly SnapshotPart[] {
  const { part } = ordersPart(orders, [...orders.parents.keys()], ALL);
  const answers = [...state.answers.entries()];
  const forgotten = state.answers.forgotten.numbers();
  return [part, deskPartOf({ orders, ...state }), { kind: 'answers', answers, forgotten }];
}

describe('a chunk of a snapshot', () => {
  it('has what is over as bytes, and reads as it was', async () => {
    const state = await someOrders();
    const parts = partsOf(state);
    expect(parts[0]).toMatchObject({
      children: [{ id: 4, parentId: 3 }],
      executions: [],
      closed: { children: [{ rows: 3 }], executions: [{ rows: 3 }] },
    });
    const again = await read(await Promise.all(parts.map(packPart)));
    expect(stateDigest(again)).toBe(stateDigest(state));
    expect(again.orders.childIdsOf(3)).toEqual([3, 4]);
  });

  it('of an older version has records of all of it, and reads as it was', async () => {
    const state = await someOrders();
    const { orders } = state;
    const [, ...others] = partsOf(state);
    const text = JSON.stringify({
      kind: 'orders',
      parents: packRecords([...orders.parents.values()]),
      children: packRecords([...orders.children.values()].sort((one, two) => one.id - two.id)),
      executions: packRecords([...orders.executions.values()]),
    });
    const again = await read([zstdCompressSync(text), ...(await Promise.all(others.map(packPart)))]);
    expect(stateDigest(again)).toBe(stateDigest(state));
  });

  // Other cells need a layout of their own: a later program would take what was written before for something else.
  it('has cells that stay as they are', () => {
    const children = new PackedRows<ChildCells>(CHILD_CELLS);
    const executions = new PackedRows<ExecutionCells>(EXECUTION_CELLS);
    expect(childOf(children.row(children.adopt(CHILD_PAGE)))).toEqual(CHILD);
    expect(executionOf(executions.row(executions.adopt(EXECUTION_PAGE)))).toEqual(EXECUTION);
    expect([childCells(CHILD).length, executionCells(EXECUTION).length]).toEqual([CHILD_CELLS, EXECUTION_CELLS]);
  });
});

const CHILD: Child = {
  id: 17,
  parentId: 300,
  terms: {
    slot: 'a',
    lane: 'own',
    instrument: 5,
    side: 1,
    venue: 'XNYS',
    destination: 'BROKER',
    kind: 'limit',
    timeInForce: 'DAY',
    lots: 70_000,
    limitTicks: 10_001,
    minimumLots: 0,
    displayLots: 100,
    tactic: 'peg',
    intended: 'OTHER',
  },
  status: 'Filled',
  filledLots: 100,
  filledValue: 2_000_200,
  missingLots: 0,
  lastFillLots: 40,
  lastFillHalfTicks: 20_002,
  createdMs: 1_794_897_191_208,
  sentMs: 1_794_897_191_210,
  acceptedMs: null,
  updatedMs: 1_794_897_192_000,
  cancelRejectedMs: null,
  invitation: { lots: 3, untilMs: 1_794_897_199_000 },
  reason: null,
  snap: { bidTicks: -2, bidLots: 1.5, askTicks: 10_002, askLots: 0 },
  lastFillVenue: 'XNAS',
  cancelRejects: 1,
  doubtSinceMs: null,
};
const CHILD_PAGE = {
  rows: 1,
  bytes: Buffer.from(
    '2107012c04007408001e85481038074e2204010901a1e835a1280901a1e835a12a000901a1e835a440001100130901a1e835bf98000a' +
      'fffffffe0b00003a980727121004020403151104040405040604070408080001117007271110740409',
    'hex',
  ),
  texts: ['Filled', 'XNAS', 'a', 'own', 'XNYS', 'BROKER', 'OTHER', 'limit', 'DAY', 'peg'],
};

const EXECUTION: Execution = {
  key: 'XNYS|e-1',
  parentId: 300,
  childId: 17,
  execId: 'e-1',
  atMs: 1_794_897_192_000,
  venueMs: 1_794_897_191_999,
  lots: 40,
  priceHalfTicks: 20_002,
  liquidity: 'add',
  contraOwner: 'other',
  snap: { bidTicks: null, bidLots: 0, askTicks: 10_002, askLots: 7 },
  printedAt: 'XNAS',
};
const EXECUTION_PAGE = {
  rows: 1,
  bytes: Buffer.from(
    '0608584e59537c652d311507012c210901a1e835a4400901a1e835a43f38074e22040004010402001007271217',
    'hex',
  ),
  texts: ['add', 'other', 'XNAS'],
};
