import type { AttributeFields } from '@meridian/domain/entities/attribute-fields';
import { expect, it } from 'vitest';
import { accountOf, ordersBehind, ordersThatTry } from './standing.ts';

function order(status: string, filled: number, plan: Partial<AttributeFields> = {}) {
  return {
    status,
    order_qty: 1_000,
    auto_trading_status: true,
    attributes_json: JSON.stringify({ floor: 400, schedule_filled: filled, ...plan }),
  };
}

it('counts orders at work, and those that are late for no reason of their market', () => {
  const seen = [
    order('WORKING', 400),
    order('WORKING', 360),
    order('PARTIAL', 300),
    order('PARTIAL', 300, { schedule_volume_cap_constrained: true }),
    order('PARTIAL', 300, { microstrategy_reason: 'Joins the touch, as far as its limit allows' }),
    order('PARTIAL', 300, { microstrategy_reason: 'At its volume cap: waiting for other volume' }),
    order('PARTIAL', 300, { microstrategy_reason: 'At its highest rate over five minutes: waiting for other volume' }),
    order('WORKING', 0, { microstrategy_reason: 'Its end time has passed' }),
    order('FILLED', 0),
    order('WORKING', 300, { microstrategy_reason: '1 child order is in doubt: nothing more is sent' }),
    { ...order('WORKING', 300), auto_trading_status: false },
    { ...order('WORKING', 0), attributes_json: null },
  ];
  expect(ordersBehind(seen.entries())).toEqual({ working: 11, behind: [2] });
});

function child(parent: number, atMs: number, time_in_force: string) {
  return {
    parent_order_numeric_id: parent,
    order_receive_time_since_epoch_milliseconds: atMs,
    time_in_force,
  };
}

it('tells orders that take all they find from those that nobody looked at', () => {
  const children = [
    child(1, 9_500, 'IOC'),
    child(2, 4_000, 'IOC'),
    child(3, 9_500, 'DAY'),
    // Sent when its resting order was confirmed cancelled, and one that came to nothing for two seconds.
    child(4, 10_400, 'IOC'),
    child(5, 12_000, 'IOC'),
  ];
  expect(ordersThatTry(children, 10_000)).toEqual(new Set([1, 4]));
});

it('says of a late order what the search for the reason begins with', () => {
  const late = {
    ...order('WORKING', 40, { microstrategy_reason: 'Behind its floor: crosses the spread' }),
    strat: 'pov',
  };
  expect(accountOf({ ...late, last_update_timestamp: 5_000 }, 11_500)).toBe(
    'pov, 40 of 1000 filled, floor 400, changed 6.5 s ago, "Behind its floor: crosses the spread"',
  );
  expect(accountOf(undefined, 0)).toBe('gone');
});
