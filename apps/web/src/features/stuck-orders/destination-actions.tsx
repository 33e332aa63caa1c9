import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { showToast } from '../../components/show-toast.tsx';
import { useLive } from '../../live/live-context.tsx';
import { useLiveRows } from '../../live/use-live-rows.ts';
import { affectedOrders, toReroute } from './affected-order.ts';
import { RerouteDialog } from './reroute-dialog.tsx';

/** Retry asks the destination to reconnect; Reroute sends the orders that it affects through others. */
export function DestinationActions({ name }: { readonly name: string }) {
  const orders = affectedOrders(useLiveRows('destination_orders', { destination_name: name }));
  const waiting = toReroute(orders, name);
  const [isAsking, setAsking] = useState(false);
  const retry = useRetry(name);
  return (
    <>
      <Button appearance="bordered" disabled={retry.isUnderWay} onClick={() => void retry.send()}>
        Retry<span className="salt-visuallyHidden"> {name}</span>
      </Button>
      {waiting.length === 0 ? null : (
        <Button appearance="bordered" onClick={() => setAsking(true)}>
          Reroute {waiting.length.toLocaleString('en-US')} {waiting.length === 1 ? 'order' : 'orders'}
        </Button>
      )}
      {isAsking ? <RerouteDialog name={name} orders={waiting} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function useRetry(name: string) {
  const { feed } = useLive();
  const [isUnderWay, setUnderWay] = useState(false);
  const send = async () => {
    setUnderWay(true);
    const result = await feed.command('destination.retry', { destination_name: name });
    setUnderWay(false);
    if (result.kind === 'ok') showToast({ tone: 'info', title: name, text: result.message });
    else showToast({ tone: 'error', title: `Retry of ${name} failed`, text: result.message });
  };
  return { isUnderWay, send };
}
