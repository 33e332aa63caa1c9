import { describe, expect, it } from 'vitest';
import { COMMAND_ACCESS } from './command-names.ts';
import { COMMAND_ARGS } from './commands.ts';
import { TOPIC_ACCESS } from './topic-names.ts';
import { TOPIC_PARAMS, topicParamsKey } from './topics.ts';

describe('topics and commands', () => {
  it('[LS50] every topic and command has its parameters and the permission it needs', () => {
    expect(Object.keys(TOPIC_PARAMS).sort()).toEqual(Object.keys(TOPIC_ACCESS).sort());
    expect(Object.keys(COMMAND_ARGS).sort()).toEqual(Object.keys(COMMAND_ACCESS).sort());
  });

  it('[LS50] nothing that moves an order is open to a mere user', () => {
    const moving = Object.entries(COMMAND_ACCESS).filter(([name]) =>
      /^(order|destination|global_auto_trading)\./u.test(name),
    );
    expect(moving).toHaveLength(15);
    expect(moving.every(([, access]) => access === 'are_actions_permitted' || access === 'is_admin')).toBe(true);
  });

  it('[LS39] the same parameters in another order share a group', () => {
    const a = topicParamsKey('child_orders', { parent_order_numeric_ids: [3, 1, 20, 3], open_only: true });
    const b = topicParamsKey('child_orders', { open_only: true, parent_order_numeric_ids: [20, 1, 3] });
    expect(a).toBe(b);
  });

  it('[LS39] searches that ask the same share a group, however they are written', () => {
    const japan = { field: 'country', operator: '=', value: 'JP' };
    const a = topicParamsKey('parent_orders', { where: { join: 'and', conditions: [japan] } });
    const sameFields = { value: 'JP', operator: '=', field: 'country', note: 'x', not: false };
    const b = topicParamsKey('parent_orders', {
      where: { conditions: [{ join: 'or', conditions: [sameFields] }], join: 'or' },
    });
    expect(b).toBe(a);
    const turned = { ...japan, not: true };
    expect(topicParamsKey('parent_orders', { where: { join: 'and', conditions: [turned] } })).not.toBe(a);
  });

  it('[LS39] other parameters do not, and unknown ones do not count', () => {
    const base = topicParamsKey('stuck_summary', { by: 'list' });
    expect(topicParamsKey('stuck_summary', { by: 'venue' })).not.toBe(base);
    expect(topicParamsKey('stuck_summary', { by: 'list', asset: 'FUTURE' })).not.toBe(base);
    expect(topicParamsKey('stuck_summary', { by: 'list', colour: 'red' })).toBe(base);
  });
});
