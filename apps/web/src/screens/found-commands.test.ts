import type { FoundOrder, PrefixSearchData } from '@meridian/protocol/live/search-commands';
import { describe, expect, it } from 'vitest';
import { viewFromAddress } from './blotter/view-address.ts';
import { type FoundActions, foundCommands, MAX_FOUND } from './found-commands.ts';

const ORDER: FoundOrder = {
  parent_order_numeric_id: 904_114,
  client_order_id: 'C-1',
  exchange_symbol: 'ESZ6-ESH7',
  order_side: 'SELL SHORT',
  order_qty: 12_500,
  status: 'WORKING',
  auto_trading_status: false,
  list_name: null,
  account: 'ALPHA',
  asset_class: 'FUTURE',
  asset_sub_class: 'CALENDAR SPREAD',
};

const SYMBOL = {
  exchange_symbol: 'VOD',
  description: 'Vodafone',
  country: 'GB',
  asset_class: null,
  asset_sub_class: null,
  no_of_orders: 1,
};

const NOTHING: PrefixSearchData = { orders: [], symbols: [], lists: [], values: [] };

function found(data: Partial<PrefixSearchData>, changed: Partial<FoundActions> = {}, typed = 'v') {
  const went: string[] = [];
  const commands = foundCommands(
    typed,
    { ...NOTHING, ...data },
    {
      go: (path) => went.push(path),
      showMarketData: (symbol) => went.push(`market ${symbol}`),
      asset: 'FUTURE',
      isMarketDataPermitted: true,
      ...changed,
    },
  );
  return { commands, went };
}

function groupsFor(typed: string): readonly string[] {
  return found({ orders: [ORDER], symbols: [SYMBOL] }, {}, typed).commands.map(({ group }) => group);
}

/** The address that the only command leads to. */
function addressOf(went: readonly string[]): URLSearchParams {
  return new URL(went[0] ?? '', 'http://desk').searchParams;
}

describe('what was found, as commands', () => {
  it('opens an order where its asset class is shown', () => {
    const { commands, went } = found({ orders: [ORDER] });
    expect(commands[0]).toMatchObject({ title: 'ESZ6-ESH7 SELL SHORT 12,500', hint: '904114 · C-1 · PAUSED' });
    commands[0]?.run();
    expect(Object.fromEntries(addressOf(went))).toEqual({ asset: 'CALENDAR SPREAD', order: '904114' });
  });

  it('filters by a symbol, and shows its market to whoever may see it', () => {
    const { commands, went } = found({ symbols: [SYMBOL] });
    expect(commands.map(({ title }) => title)).toEqual(['VOD', 'Market data for VOD']);
    commands[0]?.run();
    expect(addressOf(went).get('asset')).toBe('EQUITY');
    expect(viewFromAddress(addressOf(went))?.filters).toEqual({ exchange_symbol: { kind: 'set', texts: ['VOD'] } });
    expect(found({ symbols: [SYMBOL] }, { isMarketDataPermitted: false }).commands).toHaveLength(1);
  });

  it('filters by a list, in the asset class that is looked at', () => {
    const { commands, went } = found({ lists: [{ list_name: 'US_REBAL_1', no_of_orders: 1_204 }] });
    expect(commands[0]).toMatchObject({ hint: '1,204 orders' });
    commands[0]?.run();
    expect(addressOf(went).get('asset')).toBe('FUTURE');
    expect(viewFromAddress(addressOf(went))?.filters).toEqual({ list_name: { kind: 'set', texts: ['US_REBAL_1'] } });
  });

  it('puts symbols first, unless it is an order’s id that was typed', () => {
    expect(groupsFor('es')).toEqual(['Symbols', 'Symbols', 'Orders']);
    expect(groupsFor(' c-')).toEqual(['Orders', 'Symbols', 'Symbols']);
    expect(groupsFor('904114')[0]).toBe('Orders');
  });

  it('is bounded', () => {
    const orders = Array.from({ length: 40 }, (_, id) => ({ ...ORDER, parent_order_numeric_id: id + 1 }));
    expect(found({ orders }).commands).toHaveLength(MAX_FOUND);
  });
});
