/** What stands at the right side of a screen. */
export type SidePanel =
  | { readonly kind: 'market-data'; readonly symbol: string }
  /** Of the selected order. */
  | { readonly kind: 'description' };

const PANEL = 'panel';
const MARKET_DATA = 'market-data:';
const MAX_SYMBOL = 64;

/** The panel that an address asks for; null for none, and for one that nobody knows here. */
export function panelOf(search: URLSearchParams): SidePanel | null {
  const text = search.get(PANEL) ?? '';
  if (text === 'description') return { kind: 'description' };
  const symbol = text.startsWith(MARKET_DATA) ? text.slice(MARKET_DATA.length).trim() : '';
  return symbol === '' || symbol.length > MAX_SYMBOL ? null : { kind: 'market-data', symbol };
}

/** The address with that panel open, in place of any other. */
export function withPanel(search: URLSearchParams, panel: SidePanel | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (panel === null) next.delete(PANEL);
  else next.set(PANEL, panel.kind === 'description' ? panel.kind : `${MARKET_DATA}${panel.symbol}`);
  return next;
}
