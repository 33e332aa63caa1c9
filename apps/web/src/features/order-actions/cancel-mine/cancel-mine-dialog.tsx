import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { ownOpenOrders } from '@meridian/domain/order-actions/own-open-orders';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import type { ReactNode } from 'react';
import { useGridFact } from '../../../components/data-grid/use-grid-state.ts';
import { LoadingState } from '../../../components/loading-state.tsx';
import { useLiveGrid } from '../../../live/grid-context.tsx';
import { useIsGridLoading } from '../../../live/use-is-grid-loading.ts';
import { useSession } from '../../../session/session-context.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import { useKeptOrders } from '../use-kept-orders.ts';
import { useOrders } from '../use-orders.ts';
import { CANCEL_MINE_LABEL, setCancelMineOpen } from './cancel-mine-state.ts';

const NO_ORDERS: readonly ActionOrder[] = [];

const close = () => setCancelMineOpen(false);

/** Cancels every working, staged and pending order of the user, whatever the screen shows. Asks first. */
export function CancelMineDialog() {
  const trader = useSession(({ auth }) => auth.user?.trader_id ?? null);
  return trader === null ? null : <Question trader={trader} />;
}

function Question({ trader }: { readonly trader: string }) {
  const handle = useLiveGrid(parentOrdersGrid, { topic: 'parent_orders', params: { where: ownOpenOrders(trader) } });
  const orders = useKeptOrders(useOrders(handle, 'all'), NO_ORDERS);
  const refusal = useGridFact(handle, (state) => state.refusal?.message ?? null);
  const isLoading = useIsGridLoading(handle);
  if (orders.length > 0) return <ActionDialog action="cancel" orders={orders} place="blotter" onClose={close} />;
  if (refusal !== null) return <Notice>{refusal}</Notice>;
  return (
    <Notice>{isLoading ? <LoadingState label="Your open orders" /> : 'You have no working or pending order.'}</Notice>
  );
}

function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : close())}>
      <DialogHeader header={CANCEL_MINE_LABEL} disableAccent />
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={close}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
