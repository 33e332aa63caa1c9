import { describe, expect, it } from 'vitest';
import { buttonRow, itemsOf, textOf } from '../../lib/markup.fixture.ts';
import { aGroup, aMultiArm } from '../../lib/a-group.fixture.ts';
import { GroupList } from './group-list.tsx';
import { GroupUses } from './group-uses.tsx';

const groups = [
  { ...aMultiArm('vwap', 'pov', 'close'), id: 1, name: 'Learner' },
  aGroup({ id: 2 }),
  aGroup({ id: 3, name: 'Plain', type: 'regular', rules: [], owner_account: null }),
  aGroup({ id: 4, name: 'Late', owner_alloc_account: 'ALD-7' }),
];

const nothing = (): void => undefined;

function list(search: string, all = groups) {
  return <GroupList groups={all} selectedId={2} search={search} onSearch={nothing} onOpen={nothing} />;
}

describe('the list of groups', () => {
  it('has them by type, each with its owner and the number of its rules or arms', () => {
    expect(itemsOf(list(''))).toEqual(['Plain 1', 'Switch ALDGATE 1', 'Late ALD-7 1', 'Learner ALDGATE 3']);
    expect(textOf(list(''))).toMatch(/Regular 1 .* Conditional 2 .* Multi-arm 1 /);
  });

  it('finds a group by a part of its name or of its owner, in any case', () => {
    expect(itemsOf(list(' lEaR '))).toEqual(['Learner ALDGATE 3']);
    expect(itemsOf(list('ald-7'))).toEqual(['Late ALD-7 1']);
    expect(itemsOf(list('all accounts'))).toEqual(['Plain 1']);
  });

  it('says that nothing matches, and offers to clear the search', () => {
    expect(textOf(list('xyz'))).toContain('Nothing matches “xyz”.');
    expect(buttonRow(list('xyz'))).toContain('Clear search');
  });

  it('without any group does not blame the search', () => {
    expect(textOf(list('', []))).not.toContain('Nothing matches');
  });
});

it('the uses of a group count live orders, and name the accounts that have them', () => {
  const group = aGroup({ group_uses: ['Learner'], order_uses: 1_204, direct_uses: ['ALDGATE', 'BOROUGH'] });
  expect(textOf(<GroupUses group={group} />)).toBe(
    'Used by Groups 1 Learner Strategies 0 Live orders 1,204 ALDGATE, BOROUGH',
  );
});
