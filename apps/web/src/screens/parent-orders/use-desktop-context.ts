import type { GridRecord } from '@meridian/live-client/grid/grid-model';
import { useEffect, useEffectEvent } from 'react';
import { instrumentContext, INSTRUMENT, orderContext, tickerOf } from '../../live/desktop-agent.ts';

/** With a desktop agent: publishes the selected order and follows the symbol of other applications. */
export function useDesktopContext(record: GridRecord | null, onSymbol: (symbol: string) => void): void {
  const order = record?.['parent_order_numeric_id'];
  const symbol = record?.['exchange_symbol'];
  const description = record?.['description'];
  useEffect(() => {
    if (window.fdc3 === undefined || typeof order !== 'number' || typeof symbol !== 'string') return;
    const name = typeof description === 'string' ? description : null;
    // An agent without a channel refuses. That is not an error here.
    for (const context of [instrumentContext(symbol, name), orderContext(order, symbol)]) {
      window.fdc3.broadcast(context).catch(() => undefined);
    }
  }, [order, symbol, description]);

  const hear = useEffectEvent(onSymbol);
  useEffect(() => {
    const listening = window.fdc3?.addContextListener(INSTRUMENT, (context) => {
      const ticker = tickerOf(context);
      if (ticker !== null) hear(ticker);
    });
    return () => {
      void listening?.then((listener) => listener.unsubscribe());
    };
  }, []);
}
