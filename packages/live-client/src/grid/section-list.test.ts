import { ORDER_PHASES, type OrderPhase, orderPhase, PHASE_LABELS } from '@meridian/domain/order-phase';
import { ORDER_STATUSES, type OrderStatus } from '@meridian/domain/order-status';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOf } from './grid-requests.ts';
import { sectionPath } from './section-list.ts';
import { shownBy, testChange, testRow, testStore, testView } from './testing.ts';

type Order = { readonly status: OrderStatus; readonly order_qty: number };

const order = fc.record({ status: fc.constantFrom(...ORDER_STATUSES), order_qty: fc.nat({ max: 3 }) });
const id = fc.integer({ min: 1, max: 20 });
const NEWEST_FIRST = [{ columnId: 'order_qty', direction: 'descending' }] as const;

/** The expected list, computed from scratch: open sections with their rows, then closed ones. */
function wanted(orders: ReadonlyMap<number, Order>, folded: readonly OrderPhase[]): readonly (string | number)[] {
  const linesOf = (phase: OrderPhase) => {
    const rows = [...orders].filter(([, { status }]) => orderPhase(status) === phase);
    const sorted = rows.sort(([, a], [, b]) => b.order_qty - a.order_qty).map(([key]) => key);
    if (sorted.length === 0) return [];
    return [`${PHASE_LABELS[phase]} (${sorted.length})`, ...(folded.includes(phase) ? [] : sorted)];
  };
  const open = ORDER_PHASES.filter((phase) => !folded.includes(phase));
  return [...open, ...ORDER_PHASES.filter((phase) => folded.includes(phase))].flatMap(linesOf);
}

function viewOf(orders: ReadonlyMap<number, Order>, folded: readonly OrderPhase[]) {
  const store = testStore([...orders].map(([key, fields]) => testRow(key, fields)));
  const expansion = { initially: 'open', except: folded.map(sectionPath) } as const;
  return { store, view: testView(store, { sort: NEWEST_FIRST, sections: true, expansion }) };
}

describe('sections', () => {
  it('hold every order once, sorted within its section, whatever happened to the rows', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(id, order), { maxLength: 20 }),
        fc.array(fc.tuple(id, order), { maxLength: 20 }),
        fc.subarray([...ORDER_PHASES]),
        (given, changes, folded) => {
          const orders = new Map(given);
          const { store, view } = viewOf(orders, folded);
          expect(shownBy(view)).toEqual(wanted(orders, folded));
          for (const [key, fields] of changes) {
            orders.set(key, fields);
            store.change(testChange(key, fields));
            view.refresh();
            expect(shownBy(view)).toEqual(wanted(orders, folded));
          }
        },
      ),
    );
  });

  it('know where a row stands, and which section to unfold for one that is folded away', () => {
    const orders = new Map<number, Order>([
      [1, { status: 'FILLED', order_qty: 1 }],
      [2, { status: 'WORKING', order_qty: 1 }],
      [3, { status: 'WORKING', order_qty: 2 }],
    ]);
    const { view } = viewOf(orders, ['finished']);
    expect(shownBy(view)).toEqual(['Working (2)', 3, 2, 'Finished (1)']);
    expect(view.list.docked).toBe(1);
    expect(placeOf(view, 2)).toEqual({ kind: 'shown', index: 2 });
    expect(placeOf(view, 'section:finished')).toEqual({ kind: 'closed', paths: ['section:finished'] });
    view.setQuery({ ...view.query, expansion: { initially: 'open', except: [] } });
    expect(placeOf(view, 'section:finished')).toEqual({ kind: 'shown', index: 3 });
    view.setQuery({ ...view.query, expansion: { initially: 'open', except: ['section:finished'] } });
    expect(placeOf(view, 1)).toEqual({ kind: 'closed', paths: ['section:finished'] });
  });

  it('give way to a grouping that somebody chose', () => {
    const { view } = viewOf(new Map([[1, { status: 'FILLED', order_qty: 7 }]]), ['finished']);
    view.setQuery({ ...view.query, groupBy: ['order_qty'] });
    expect(shownBy(view)).toEqual(['7 (1)', 1]);
    expect(view.list.docked).toBe(0);
  });
});
