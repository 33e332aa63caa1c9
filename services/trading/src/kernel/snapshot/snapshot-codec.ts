import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { PageParts } from '../../bytes/packed-page.ts';
import type { Child } from '../state/child.ts';
import type { KeptAnswer } from '../state/command-answers.ts';
import type { Desk } from '../state/desk.ts';
import type { Execution } from '../state/execution.ts';
import type { KernelState } from '../state/kernel-state.ts';
import type { ClosedPages } from '../state/order-store.ts';
import type { Parent } from '../state/parent.ts';
import { wholeChild } from '../state/whole-child.ts';
import type { DayTotal } from '../tape/market-tape.ts';
import type { TapeMark } from '../tape/tape-mark.ts';
import { loadParents } from './parent-columns.ts';
import { packRecords, type RecordGroup, unpackRecords } from './record-columns.ts';

/** Raised when an older program cannot read it. It replays the journal instead. */
export const SNAPSHOT_VERSION = 4;
/** The oldest that can be read. Until 2, what is over was written as records; until 3, that of orders with open children. */
export const OLDEST_VERSION = 2;

const compress = promisify(zstdCompress);
const LIGHT = { [constants.ZSTD_c_compressionLevel]: 1 };
const decompress = promisify(zstdDecompress);

/** Larger than a usual chunk, so that it is unpacked in one piece. */
const UNPACKED_BYTES = 256 * 1024;

/** Orders with all that belongs to them. */
export type OrdersPart = {
  readonly kind: 'orders';
  readonly parents: readonly Parent[];
  /** Those that are open. In older snapshots also others. */
  readonly children: readonly Child[];
  /** Only in older snapshots. */
  readonly executions: readonly Execution[];
  /** All others. Not there in older snapshots. */
  readonly closed?: ClosedPages;
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
  readonly answers: readonly KeptAnswer[];
  /** Of commands whose answers are no longer kept. Not there in older snapshots. */
  readonly forgotten?: readonly number[];
};

export type SnapshotPart = OrdersPart | DeskPart | AnswersPart;

/** As it is read. Orders stay in the columns in which they were written. */
export type ReadPart =
  | (Omit<OrdersPart, 'parents'> & { readonly parents: readonly RecordGroup[] })
  | DeskPart
  | AnswersPart;
type ReadOrders = Extract<ReadPart, { readonly kind: 'orders' }>;

export function deskPartOf(state: KernelState): DeskPart {
  return {
    kind: 'desk',
    desk: state.desk,
    tapeMarks: [...state.tapeMarks],
    dayTotals: [...state.dayTotals],
    instrumentIds: [...state.instrumentIds],
  };
}

export function loadPart(state: KernelState, part: ReadPart): void {
  if (part.kind === 'orders') {
    loadParents(state.orders, part.parents);
    for (const child of part.children) state.orders.putChild(wholeChild(child));
    for (const execution of part.executions) state.orders.putExecution(execution);
    if (part.closed !== undefined) state.orders.adopt(part.closed);
    return;
  }
  if (part.kind === 'answers') {
    if (part.forgotten !== undefined) state.answers.forgotten.load(part.forgotten);
    for (const [userId, commandId, answer, terms = null] of part.answers) {
      state.answers.put(userId, commandId, answer, terms);
    }
    return;
  }
  state.desk = part.desk;
  for (const [instrument, mark] of part.tapeMarks) state.tapeMarks.set(instrument, mark);
  for (const [key, total] of part.dayTotals) state.dayTotals.set(key, total);
  for (const [index, bestexId] of part.instrumentIds) state.instrumentIds.set(index, bestexId);
}

/** The bytes are made at once, so that they are consistent. Compression happens in another thread. */
export function packPart(part: SnapshotPart): Promise<Uint8Array> {
  const bytes = part.kind === 'orders' ? ordersBytes(part) : Buffer.from(JSON.stringify(part));
  // With a known size, compression needs far less memory. Off-heap memory would trigger garbage collection.
  const options = { params: LIGHT, pledgedSrcSize: bytes.byteLength };
  return compress(bytes, options);
}

export async function unpackPart(body: Uint8Array): Promise<ReadPart> {
  const bytes = await decompress(body, { chunkSize: UNPACKED_BYTES });
  const [text, pages] = bytes[0] === WITH_PAGES ? splitBytes(bytes) : [bytes, NO_PAGES];
  const value: unknown = JSON.parse(text.toString('utf8'));
  if (!isWrittenPart(value)) throw new Error('a chunk of a snapshot has neither orders nor the desk');
  return value.kind === 'orders' ? readOrders(value, pages) : value;
}

/** The first byte of a chunk that has pages behind its text. A text begins otherwise. */
const WITH_PAGES = 1;
const HEAD_BYTES = 5;
const NO_PAGES = Buffer.alloc(0);

/** The first byte, the length of the text, the text, and the pages behind each other. */
function ordersBytes(part: OrdersPart): Buffer {
  const text = Buffer.from(JSON.stringify(writtenOf(part)));
  const head = Buffer.alloc(HEAD_BYTES);
  head[0] = WITH_PAGES;
  head.writeUInt32LE(text.byteLength, 1);
  const { children = [], executions = [] } = part.closed ?? {};
  return Buffer.concat([head, text, ...[...children, ...executions].map(({ bytes }) => bytes)]);
}

function splitBytes(bytes: Buffer): readonly [text: Buffer, pages: Buffer] {
  const end = HEAD_BYTES + bytes.readUInt32LE(1);
  return [bytes.subarray(HEAD_BYTES, end), bytes.subarray(end)];
}

/** A page whose bytes stand behind the text. */
type WrittenPage = Omit<PageParts, 'bytes'> & { readonly length: number };
type WrittenPages = {
  /** Of the cells, which `packed-child.ts` and `packed-execution.ts` say. */
  readonly layout: number;
  readonly children: readonly WrittenPage[];
  readonly executions: readonly WrittenPage[];
};

/** Raised when the cells of a page change. Older pages then have to be read as what they were. */
const PAGE_LAYOUT = 1;

/** Orders as they are written. */
type WrittenOrders = Readonly<Record<'parents' | 'children' | 'executions', readonly RecordGroup[]>> & {
  readonly kind: 'orders';
  readonly closed?: WrittenPages;
};

function writtenOf({ kind, parents, children, executions, closed }: OrdersPart): WrittenOrders {
  return {
    kind,
    parents: packRecords(parents),
    children: packRecords(children),
    executions: packRecords(executions),
    ...(closed !== undefined && {
      closed: {
        layout: PAGE_LAYOUT,
        children: closed.children.map(writtenPage),
        executions: closed.executions.map(writtenPage),
      },
    }),
  };
}

function writtenPage({ rows, bytes, texts }: PageParts): WrittenPage {
  return { rows, length: bytes.byteLength, texts };
}

function readPages({ layout, children, executions }: WrittenPages, bytes: Buffer): ClosedPages {
  if (layout !== PAGE_LAYOUT) throw new Error(`a chunk of a snapshot has pages of layout ${layout}`);
  let at = 0;
  const read = ({ rows, length, texts }: WrittenPage): PageParts => {
    at += length;
    return { rows, bytes: bytes.subarray(at - length, at), texts };
  };
  return { children: children.map(read), executions: executions.map(read) };
}

function readOrders({ kind, parents, children, executions, closed }: WrittenOrders, pages: Buffer): ReadOrders {
  const part = {
    kind,
    parents,
    children: unpackRecords(children),
    executions: unpackRecords(executions),
    ...(closed !== undefined && { closed: readPages(closed, pages) }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its checksum has shown that it is our own writing.
  return part as ReadOrders;
}

/** The checksum has been verified, so the text is ours. */
function isWrittenPart(value: unknown): value is WrittenOrders | Exclude<SnapshotPart, OrdersPart> {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  return value.kind === 'orders' || value.kind === 'desk' || value.kind === 'answers';
}
