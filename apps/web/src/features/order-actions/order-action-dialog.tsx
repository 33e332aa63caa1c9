import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import type { ActionPlace } from '@meridian/domain/order-actions/action-plan';
import type { OrderAction } from '@meridian/domain/order-actions/order-action';
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { laterDialog } from '../../lib/later-part.tsx';
import { useKeptOrders } from './use-kept-orders.ts';
import { useOrders } from './use-orders.ts';

// Loaded later: with all strategy forms and estimates they would be a large part of the first screen.
const ActionDialog = laterDialog(async () => (await import('./action-dialog.tsx')).ActionDialog);
const DoubtDialog = laterDialog(async () => (await import('./doubt-dialog.tsx')).DoubtDialog);
const ModifyMany = laterDialog(async () => (await import('./modify/modify-many.tsx')).ModifyMany);
const ModifyOne = laterDialog(async () => (await import('./modify/modify-one.tsx')).ModifyOne);

/** An action and its orders. */
export type ActionRequest = {
  readonly action: Exclude<OrderAction, 'send-staged' | 'release'>;
  readonly keys: ReadonlySet<RowKey>;
  /** Orders that the caller already has. The grid delivers the rest. */
  readonly known: readonly ActionOrder[];
};

type OrderActionDialogProps = {
  readonly handle: GridHandle | null;
  readonly place: ActionPlace;
  readonly request: ActionRequest;
  readonly onClose: () => void;
};

/** The dialog of an action, once its orders are known. */
export function OrderActionDialog({ handle, place, request, onClose }: OrderActionDialogProps) {
  const orders = useKeptOrders(useOrders(handle, request.keys), request.known);
  const [only] = orders;
  if (only === undefined) return null;
  if (request.action === 'modify') {
    return request.keys.size === 1 ? (
      <ModifyOne order={only} onClose={onClose} />
    ) : (
      <ModifyMany orders={orders} onClose={onClose} />
    );
  }
  if (request.action === 'decide-doubt') return <DoubtDialog orders={orders} place={place} onClose={onClose} />;
  return <ActionDialog action={request.action} orders={orders} place={place} onClose={onClose} />;
}
