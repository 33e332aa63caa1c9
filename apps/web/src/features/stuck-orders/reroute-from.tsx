import { useState } from 'react';
import { RerouteDialog } from './reroute-dialog.tsx';
import { useOrdersToReroute } from './use-orders-to-reroute.ts';

type RerouteFromProps = { readonly name: string; readonly onClose: () => void };

/** Opens the dialog once the orders at a destination are loaded. */
export function RerouteFrom({ name, onClose }: RerouteFromProps) {
  const orders = useOrdersToReroute(name);
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && orders.length > 0) setKnown(true);
  return isKnown ? <RerouteDialog name={name} orders={orders} onClose={onClose} /> : null;
}
