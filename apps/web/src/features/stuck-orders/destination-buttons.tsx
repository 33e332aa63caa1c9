import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { showToast } from '../../components/show-toast.tsx';
import { useLive } from '../../live/live-context.tsx';
import { useOrdersToReroute } from './use-orders-to-reroute.ts';

type DestinationButtonsProps = { readonly name: string; readonly onReroute: () => void };

/** Retry asks the destination to reconnect; Reroute sends the orders that it affects through others. */
export function DestinationButtons({ name, onReroute }: DestinationButtonsProps) {
  const waiting = useOrdersToReroute(name);
  const retry = useRetry(name);
  return (
    <>
      <Button appearance="bordered" disabled={retry.isUnderWay} onClick={() => void retry.send()}>
        Retry<span className="salt-visuallyHidden"> {name}</span>
      </Button>
      {waiting.length === 0 ? null : (
        <Button appearance="bordered" onClick={onReroute}>
          Reroute {waiting.length.toLocaleString('en-US')} {waiting.length === 1 ? 'order' : 'orders'}
        </Button>
      )}
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
