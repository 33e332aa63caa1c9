/** The panel at the right of a screen. */
export type SidePanel =
  | { readonly kind: 'market-data'; readonly symbol: string }
  /** Panels about the selected order. */
  | { readonly kind: 'description' | 'configuration' }
  /** The ticket, the basket and the strategy studio. */
  | { readonly kind: 'trade' | 'basket' | 'studio' }
  /** Orders that wait, staged or for review; those named are checked to begin with, all of them when none is. */
  | { readonly kind: 'send-staged' | 'pending-parameters'; readonly orders: readonly number[] };

const PANEL = 'panel';
const MAX_SYMBOL = 64;
/** More would not fit into an address. The panel lists all of them anyway. */
const MAX_ORDERS = 100;

/** The panel in an address; null for none or an unknown one. */
export function panelOf(search: URLSearchParams): SidePanel | null {
  const text = search.get(PANEL) ?? '';
  const [kind = ''] = text.split(':', 1);
  const rest = text.slice(kind.length + 1).trim();
  if (kind === 'send-staged' || kind === 'pending-parameters') return { kind, orders: ordersOf(rest) };
  if (text === 'description' || text === 'configuration' || text === 'trade' || text === 'basket' || text === 'studio')
    return { kind: text };
  return kind !== 'market-data' || rest === '' || rest.length > MAX_SYMBOL ? null : { kind, symbol: rest };
}

/** The address with this panel instead of any other. */
export function withPanel(search: URLSearchParams, panel: SidePanel | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (panel === null) next.delete(PANEL);
  else next.set(PANEL, panelText(panel));
  return next;
}

function panelText(panel: SidePanel): string {
  switch (panel.kind) {
    case 'market-data':
      return `market-data:${panel.symbol}`;
    case 'send-staged':
    case 'pending-parameters':
      return [panel.kind, ...(panel.orders.length === 0 ? [] : [panel.orders.slice(0, MAX_ORDERS).join(',')])].join(
        ':',
      );
    case 'trade':
    case 'basket':
    case 'studio':
    case 'description':
    case 'configuration':
    default:
      return panel.kind;
  }
}

function ordersOf(text: string): readonly number[] {
  const ids = text.split(',').map(Number);
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MAX_ORDERS);
}
