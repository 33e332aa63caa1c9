import { type AssetClassified, type AssetSelection, CALENDAR_SPREAD, isAssetClass } from '@meridian/domain/asset-class';
import { parentDisplayStatus } from '@meridian/domain/display-status';
import { formatQuantity } from '@meridian/domain/number-format';
import type { FoundOrder, FoundSymbol, PrefixSearchData } from '@meridian/protocol/live/search-commands';
import type { Command } from '../features/command-palette/command.ts';
import { withViewAddress } from './blotter/view-address.ts';

/** What choosing a search result does. */
export type FoundActions = {
  readonly go: (path: string) => void;
  readonly showMarketData: (symbol: string) => void;
  /** The selected asset class. */
  readonly asset: AssetSelection;
  readonly isMarketDataPermitted: boolean;
};

/** Results per kind: more would push the other kinds out of view. */
export const MAX_FOUND = 5;
const MAX_SYMBOLS = 3;
const MAX_MARKETS = 1;

/** Orders, symbols and lists as commands. A typed order id comes first. */
export function foundCommands(typed: string, data: PrefixSearchData, actions: FoundActions): readonly Command[] {
  const found = data.orders.slice(0, MAX_FOUND);
  const orders = found.map((order) => orderCommand(order, actions));
  const symbols = symbolCommands(data, actions);
  return [
    ...(found.some((order) => isIdTyped(order, typed)) ? [...orders, ...symbols] : [...symbols, ...orders]),
    ...data.lists.slice(0, MAX_FOUND).map(({ list_name, no_of_orders }) => ({
      id: `found.list.${list_name}`,
      title: list_name,
      group: 'Lists',
      hint: countText(no_of_orders),
      run: () => actions.go(filteredPath(actions.asset, 'list_name', list_name)),
    })),
  ];
}

function symbolCommands(data: PrefixSearchData, actions: FoundActions): readonly Command[] {
  const symbols = data.symbols.slice(0, MAX_SYMBOLS);
  const markets = actions.isMarketDataPermitted ? symbols.slice(0, MAX_MARKETS) : [];
  return [
    ...symbols.map((symbol) => symbolCommand(symbol, actions)),
    ...markets.map((symbol) => marketCommand(symbol, actions)),
  ];
}

function isIdTyped({ parent_order_numeric_id, client_order_id }: FoundOrder, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return String(parent_order_numeric_id) === wanted || client_order_id.toLowerCase().startsWith(wanted);
}

/** The asset selection that shows a row: calendar spreads have their own. */
export function assetOfRow({ asset_class, asset_sub_class }: AssetClassified): AssetSelection {
  if (asset_sub_class === CALENDAR_SPREAD) return CALENDAR_SPREAD;
  return isAssetClass(asset_class) ? asset_class : 'EQUITY';
}

function orderCommand(order: FoundOrder, { go }: FoundActions): Command {
  const { parent_order_numeric_id: id, exchange_symbol, order_side, order_qty, client_order_id, list_name } = order;
  const words = [id, client_order_id, parentDisplayStatus(order), list_name].filter((word) => word !== null);
  const address = new URLSearchParams({ asset: assetOfRow(order), order: String(id) });
  return {
    id: `found.order.${id}`,
    title: `${exchange_symbol} ${order_side} ${formatQuantity(order_qty)}`,
    group: 'Orders',
    hint: words.join(' · '),
    run: () => go(`/?${address.toString()}`),
  };
}

function symbolCommand(symbol: FoundSymbol, { go }: FoundActions): Command {
  const { exchange_symbol, description, country, no_of_orders } = symbol;
  const words = [description, country, countText(no_of_orders)].filter((word) => word !== null);
  return {
    id: `found.symbol.${exchange_symbol}`,
    title: exchange_symbol,
    group: 'Symbols',
    hint: words.join(' · '),
    run: () => go(filteredPath(assetOfRow(symbol), 'exchange_symbol', exchange_symbol)),
  };
}

function marketCommand(symbol: FoundSymbol, { showMarketData }: FoundActions): Command {
  const { exchange_symbol } = symbol;
  return {
    id: `found.market.${exchange_symbol}`,
    title: `Market data for ${exchange_symbol}`,
    group: 'Symbols',
    hint: symbol.description ?? undefined,
    run: () => showMarketData(exchange_symbol),
  };
}

function countText(count: number): string {
  if (count === 0) return 'no orders';
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'order' : 'orders'}`;
}

/** A link to the parent orders with a value in a column. */
function filteredPath(asset: AssetSelection, columnId: string, text: string): string {
  const filters = { [columnId]: { kind: 'set' as const, texts: [text] } };
  const address = withViewAddress(new URLSearchParams({ asset }), { filters, sort: [], groupBy: [] }, { sort: [] });
  return `/?${address.toString()}`;
}
