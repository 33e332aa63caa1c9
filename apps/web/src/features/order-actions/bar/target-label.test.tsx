import { anActionOrder } from '@meridian/domain/order-actions/action-order.fixture';
import { describe, expect, it } from 'vitest';
import { buttonsOf, textOf } from '../../../lib/markup.fixture.ts';
import { actionKeyCap } from './action-keys.ts';
import { keepChoices } from './keep-choices.ts';
import { OrderButtons } from './order-buttons.tsx';
import { TargetLabel } from './target-label.tsx';

const NVDA = anActionOrder({ parent_order_numeric_id: 1 });
const TSLA = anActionOrder({ parent_order_numeric_id: 2, exchange_symbol: 'TSLA', order_side: 'SELL' });
const PENDING = anActionOrder({ parent_order_numeric_id: 3, status: 'PENDING' });
const nothing = () => undefined;

function label(
  orders: Parameters<typeof TargetLabel>[0]['orders'],
  isChecked = false,
  openOrder: number | null = null,
  hidden = 0,
) {
  return <TargetLabel orders={orders} isChecked={isChecked} openOrder={openOrder} hidden={hidden} onClear={nothing} />;
}

describe('the target of the action bar', () => {
  it('is the open order, with what is left of it', () => {
    expect(textOf(label([NVDA], false, 1))).toBe('NVDA BUY 123,400 38,100 left');
  });

  it('is a count by side when several rows are ticked, and can be cleared', () => {
    expect(textOf(label([NVDA, TSLA], true))).toBe('2 orders · 1 buy · 1 sell');
    expect(buttonsOf(label([NVDA, TSLA], true))).toEqual({ 'Clear the selection': 'enabled' });
  });

  it('says that no order is open, or that the open one is not shown', () => {
    expect(textOf(label([]))).toBe('No order is open');
    expect(textOf(label([], false, 904))).toBe('Order 904 is not shown in this list');
  });

  it('says how many of the ticked rows a filter hides, because no action is for them', () => {
    expect(textOf(label([NVDA, TSLA], true, null, 3))).toBe('2 orders · 1 buy · 1 sell · 3 hidden');
    expect(textOf(label([], true, null, 1))).toBe('1 order hidden by filters');
  });

  it('says nothing while the orders are loading', () => {
    expect(textOf(label(null))).toBe('');
  });
});

describe('a selection of pending and working orders', () => {
  it('can be reduced to either kind', () => {
    const kept: number[][] = [];
    const choices = keepChoices([NVDA, PENDING, TSLA], (orders) =>
      kept.push(orders.map((order) => order.parent_order_numeric_id)),
    );
    for (const { run } of choices) run();
    expect(choices.map((choice) => choice.label)).toEqual(['Keep 1 pending', 'Keep 2 active']);
    expect(kept).toEqual([[3], [1, 2]]);
  });

  it('of one kind needs no choice', () => {
    expect(keepChoices([NVDA, TSLA], nothing)).toEqual([]);
    expect(keepChoices([], nothing)).toEqual([]);
  });
});

describe('the buttons of a panel with one order', () => {
  it('pause a working order and resume a paused one, never both', () => {
    const names = (order: typeof NVDA) => Object.keys(buttonsOf(<OrderButtons order={order} onAction={nothing} />));
    expect(names(NVDA).join()).toMatch(/Pause/);
    expect(names(NVDA).join()).not.toMatch(/Resume/);
    const paused = names({ ...NVDA, auto_trading_status: false }).join();
    expect(paused).toMatch(/Resume/);
    expect(paused).not.toMatch(/Pause/);
  });
});

it('shows the key of an action as it is printed on the keyboard', () => {
  expect(actionKeyCap('cancel')).toBe('⇧X');
  expect(actionKeyCap('note')).toBe('T');
  expect(actionKeyCap('release')).toBeNull();
});
