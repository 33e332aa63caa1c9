import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { Child } from '../state/child.ts';
import type { CommandAnswer } from '../state/command-answers.ts';
import type { Desk } from '../state/desk.ts';
import type { Execution } from '../state/execution.ts';
import type { KernelState } from '../state/kernel-state.ts';
import type { Parent } from '../state/parent.ts';
import type { DayTotal } from '../tape/market-tape.ts';
import type { TapeMark } from '../tape/tape-mark.ts';
import { packRecords, type RecordGroup, unpackRecords } from './record-columns.ts';

/** Raised when older snapshots can no longer be read. The journal is replayed instead. */
export const SNAPSHOT_VERSION = 2;

const compress = promisify(zstdCompress);
const LIGHT = { [constants.ZSTD_c_compressionLevel]: 1 };
const decompress = promisify(zstdDecompress);

/** Larger than a usual chunk, so that it is unpacked in one piece. */
const UNPACKED_BYTES = 256 * 1024;

/** Orders with all that belongs to them. */
export type OrdersPart = {
  readonly kind: 'orders';
  readonly parents: readonly Parent[];
  readonly children: readonly Child[];
  readonly executions: readonly Execution[];
};

export type DeskPart = {
  readonly kind: 'desk';
  readonly desk: Desk;
  readonly tapeMarks: readonly (readonly [number, TapeMark])[];
  readonly dayTotals: readonly (readonly [string, DayTotal])[];
  readonly instrumentIds: readonly (readonly [number, string])[];
};

/** Command answers in portions, because there may be tens of thousands. */
export type AnswersPart = {
  readonly kind: 'answers';
  readonly answers: readonly (readonly [userId: number, commandId: string, answer: CommandAnswer])[];
};

export type SnapshotPart = OrdersPart | DeskPart | AnswersPart;

export function deskPartOf(state: KernelState): DeskPart {
  return {
    kind: 'desk',
    desk: state.desk,
    tapeMarks: [...state.tapeMarks],
    dayTotals: [...state.dayTotals],
    instrumentIds: [...state.instrumentIds],
  };
}

export function loadPart(state: KernelState, part: SnapshotPart): void {
  if (part.kind === 'orders') {
    for (const parent of part.parents) state.orders.putParent(parent);
    for (const child of part.children) state.orders.putChild(child);
    for (const execution of part.executions) state.orders.putExecution(execution);
    return;
  }
  if (part.kind === 'answers') {
    for (const [userId, commandId, answer] of part.answers) state.answers.put(userId, commandId, answer);
    return;
  }
  state.desk = part.desk;
  for (const [instrument, mark] of part.tapeMarks) state.tapeMarks.set(instrument, mark);
  for (const [key, total] of part.dayTotals) state.dayTotals.set(key, total);
  for (const [index, bestexId] of part.instrumentIds) state.instrumentIds.set(index, bestexId);
}

/** The text is made at once, so that it is consistent. Compression happens in another thread. */
export function packPart(part: SnapshotPart): Promise<Uint8Array> {
  const text = Buffer.from(JSON.stringify(writtenOf(part)));
  // With a known size, compression needs far less memory. Off-heap memory would trigger garbage collection.
  const options = { params: LIGHT, pledgedSrcSize: text.byteLength };
  return compress(text, options);
}

export async function unpackPart(body: Uint8Array): Promise<SnapshotPart> {
  const text = await decompress(body, { chunkSize: UNPACKED_BYTES });
  const value: unknown = JSON.parse(text.toString('utf8'));
  if (!isWrittenPart(value)) throw new Error('a chunk of a snapshot has neither orders nor the desk');
  return value.kind === 'orders' ? readOrders(value) : value;
}

/** Orders as they are written. */
type WrittenOrders = Readonly<Record<'parents' | 'children' | 'executions', readonly RecordGroup[]>> & {
  readonly kind: 'orders';
};

function writtenOf(part: SnapshotPart): WrittenOrders | Exclude<SnapshotPart, OrdersPart> {
  if (part.kind !== 'orders') return part;
  const { kind, parents, children, executions } = part;
  return {
    kind,
    parents: packRecords(parents),
    children: packRecords(children),
    executions: packRecords(executions),
  };
}

function readOrders({ kind, parents, children, executions }: WrittenOrders): OrdersPart {
  const part = {
    kind,
    parents: unpackRecords(parents),
    children: unpackRecords(children),
    executions: unpackRecords(executions),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its checksum has shown that it is our own writing.
  return part as OrdersPart;
}

/** The checksum has been verified, so the text is ours. */
function isWrittenPart(value: unknown): value is WrittenOrders | Exclude<SnapshotPart, OrdersPart> {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  return value.kind === 'orders' || value.kind === 'desk' || value.kind === 'answers';
}
