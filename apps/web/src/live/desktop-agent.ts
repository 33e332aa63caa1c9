/** The used part of an FDC3 desktop agent, found on `window`. A plain browser has none. */
export type DesktopAgent = {
  broadcast(context: DesktopContext): Promise<void>;
  addContextListener(
    type: string,
    handler: (context: DesktopContext) => void,
  ): Promise<{ unsubscribe(): void | Promise<void> }>;
};

export type DesktopContext = {
  readonly type: string;
  readonly name?: string;
  readonly id?: Readonly<Record<string, string>>;
  readonly details?: Readonly<Record<string, unknown>>;
};

declare global {
  interface Window {
    readonly fdc3?: DesktopAgent;
  }
}

export const INSTRUMENT = 'fdc3.instrument';

/** The instrument of an order as an FDC3 context. */
export function instrumentContext(symbol: string, name: string | null): DesktopContext {
  return { type: INSTRUMENT, id: { ticker: symbol }, ...(name !== null && { name }) };
}

export function orderContext(order: number, symbol: string): DesktopContext {
  return {
    type: 'fdc3.order',
    name: `Order ${order}`,
    id: { meridian: String(order) },
    details: { product: { type: 'fdc3.product', id: { ticker: symbol }, instrument: instrumentContext(symbol, null) } },
  };
}

/** The ticker in a context from another application; null without one. */
export function tickerOf({ type, id }: DesktopContext): string | null {
  const ticker = type === INSTRUMENT ? id?.['ticker'] : undefined;
  return ticker === undefined || ticker.trim() === '' ? null : ticker.trim();
}
