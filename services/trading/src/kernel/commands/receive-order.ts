import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import type { Override } from '../events/event-head.ts';
import { midHalfTicks, priceHalfTicks } from '../market-snap.ts';
import { endingOf } from '../run/order-end.ts';
import { snapAt, type Turn } from '../turn.ts';
import { unreachable } from '../unreachable.ts';
import { rowDone, rowRefused } from './answers.ts';
import type { LookedAt } from './look-at-order.ts';

type Asked = { readonly by: string; readonly reason: string | null };

/** Accepts an examined order: rejected, held for review, staged, or routed. */
export function receiveOrder(turn: Turn, order: LookedAt, asked: Asked, override: Override | null): OrderRowAnswer {
  const { parentId, terms, instrument, usdPerLot, intake } = order;
  const view = turn.ports.market.view(instrument.index);
  const decisionHalfTicks = midHalfTicks(view) === null ? priceHalfTicks(view) : null;
  const head = { ...turn.head, parentId, snap: snapAt(turn, instrument.index) };
  turn.emit({
    ...head,
    kind: 'OrderReceived',
    ...asked,
    terms,
    bestexId: instrument.bestexId,
    tradeDate: turn.ports.market.day().date,
    ...(usdPerLot !== null && { usdPerLot }),
    ...(instrument.lotSize !== 1 && { lotSize: instrument.lotSize }),
    ...(decisionHalfTicks !== null && { decisionHalfTicks }),
    ...(override !== null && { override }),
  });
  switch (intake.kind) {
    case 'rejected': {
      const parent = turn.state.orders.parent(parentId);
      turn.emit({ kind: 'OrderRejected', ...endingOf(turn, parent), reason: intake.reason });
      return rowRefused(parentId, 'rejected', intake.reason);
    }
    case 'pending':
      turn.emit({ ...head, kind: 'OrderArrivedPending', reason: intake.reason });
      return rowDone(parentId, `Held for review: ${intake.reason}`);
    case 'staged':
      turn.emit({ ...head, kind: 'OrderAccepted', route: null });
      return rowDone(parentId, 'Staged.');
    case 'routed':
      turn.emit({ ...head, kind: 'OrderAccepted', route: intake.route });
      return rowDone(parentId, 'Accepted.');
    default:
      return unreachable(intake);
  }
}
