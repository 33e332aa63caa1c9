import type { ParentSheet } from '../state/closed-parents.ts';
import type { OrderStore } from '../state/order-store.ts';
import type { Parent } from '../state/parent.ts';
import type { ParentOutline } from '../state/parent-head.ts';
import { wholeParent } from '../state/whole-parent.ts';
import { wholeRoute } from '../state/whole-route.ts';
import { type Path, type RecordGroup, type RecordReader, recordReader } from './record-columns.ts';

type Names = { readonly [name: string]: Names | true };

const LOTS = { lots: true } as const;
/** What `ParentOutline` has, besides the route. */
const OUTLINE: Names = {
  id: true,
  originalLots: true,
  usdPerLot: true,
  lotSize: true,
  tradeDate: true,
  doneDate: true,
  stage: true,
  outcome: true,
  receivedMs: true,
  terms: { account: true, allocAccount: true, clientOrderId: true, instrument: true, side: true, quantityLots: true },
  fills: { own: LOTS, near: LOTS, far: LOTS },
};

/**
 * Puts the orders of a chunk into the store, in their order. Those that are over stay in the columns in which they were
 * written: a start needs what they are found and counted by, and their records only when they are shown.
 */
export function loadParents(orders: OrderStore, groups: readonly RecordGroup[]): void {
  const outlines: ParentOutline[] = [];
  const records: Parent[] = [];
  for (const group of groups) {
    const sheet = sheetOf(group);
    const closed: (readonly [id: number, row: number])[] = [];
    for (const [row, at] of group.at.entries()) {
      const outline = sheet.outline(row);
      outlines[at] = outline;
      if (outline.stage === 'done') closed.push([outline.id, row]);
      else records[at] = wholeOf(sheet.record(row));
    }
    orders.adoptSheet(sheet, closed);
  }
  for (const [at, outline] of outlines.entries()) {
    const record = records[at];
    if (record === undefined) orders.putClosedParent(outline);
    else orders.putParent(record);
  }
}

function wholeOf(parent: Parent): Parent {
  return wholeParent({ ...parent, route: parent.route && wholeRoute(parent.route) });
}

function sheetOf(group: RecordGroup): ParentSheet {
  // One value of it says whether there is one.
  const route = group.paths.find(([name]) => name === 'route');
  const isInOutline = (path: Path): boolean => path === route || isIn(OUTLINE, path);
  let reader: RecordReader | null = null;
  const record = (row: number): unknown => {
    reader ??= recordReader(group);
    return reader(row);
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the chunk's checksum has shown that it is our own writing.
  return { record, outline: recordReader(group, isInOutline) } as ParentSheet;
}

function isIn(names: Names, path: Path): boolean {
  let at: Names | true | undefined = names;
  for (const name of path) {
    if (at === undefined || at === true) return false;
    at = at[name];
  }
  return at === true;
}
