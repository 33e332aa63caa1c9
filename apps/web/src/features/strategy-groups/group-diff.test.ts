import { array, assert, constantFrom, property, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aGroup, aMultiArm } from '../../lib/a-group.fixture.ts';
import { changesText, groupChanges, groupLines } from './group-diff.ts';

const ARMS = ['vwap', 'twap', 'pov', 'close'];

function withRules(names: readonly string[]) {
  return aGroup({ rules: names.map((result_destination) => ({ result_destination, filters: [] })) });
}

describe('the changes of a group', () => {
  it('are none between a group and itself', () => {
    const group = aGroup();
    expect(groupChanges(group, group)).toEqual([]);
    expect(changesText(groupChanges(group, group))).toBe('No change');
    expect(groupLines(group, group).map(({ label }) => label)).toEqual([
      'Name',
      'Type',
      'Owner',
      'Base strategy',
      'Rule 1',
    ]);
  });

  it('are all of it for a new group', () => {
    expect(groupChanges(null, aGroup()).map(({ what, before, after }) => [what, before, after])).toEqual([
      ['Name', '', 'Switch'],
      ['Type', '', 'conditional'],
      ['Owner', '', 'ALDGATE'],
      ['Base strategy', '', 'vwap'],
      ['Rule 1', '', '% ADV > 5 → pov'],
    ]);
  });

  it('say in words what a rule is now, and that one is gone', () => {
    const [first] = aGroup().rules;
    if (first === undefined) throw new Error('a rule');
    const two = aGroup({ rules: [first, { ...first, result_destination: 'close' }] });
    const one = aGroup({ rules: [{ ...first, result_destination: 'twap' }] });
    expect(changesText(groupChanges(two, one))).toBe('Rule 1: % ADV > 5 → twap; Rule 2 removed');
  });

  it('name the owner, and everybody where there is none', () => {
    const shared = aGroup({ owner_account: null });
    expect(changesText(groupChanges(aGroup(), shared))).toBe('Owner: All accounts');
    expect(changesText(groupChanges(shared, aGroup({ owner_alloc_account: 'A-1' })))).toBe('Owner: A-1');
  });

  it('name the arms that came and went, with their bounds', () => {
    const text = changesText(groupChanges(aMultiArm('vwap', 'pov'), aMultiArm('vwap', 'close')));
    expect(text).toBe('Arm pov removed; Arm close: 0% to 100%');
  });

  it('include the order of the arms, so that dragging them can be saved', () => {
    const changes = groupChanges(aMultiArm('vwap', 'twap', 'pov'), aMultiArm('pov', 'vwap', 'twap'));
    expect(changes).toEqual([{ what: 'Order of arms', before: 'vwap, twap, pov', after: 'pov, vwap, twap' }]);
  });

  it('are some exactly where the arms or their order differ', () => {
    const some = shuffledSubarray(ARMS, { minLength: 1 });
    assert(
      property(some, some, (before, after) => {
        const isSame = before.join() === after.join();
        expect(groupChanges(aMultiArm(...before), aMultiArm(...after)).length === 0).toBe(isSame);
      }),
    );
  });

  it('have each line once, however many rules a version has', () => {
    const rules = array(constantFrom(...ARMS), { maxLength: 6 });
    assert(
      property(rules, rules, (before, after) => {
        const labels = groupLines(withRules(before), withRules(after)).map(({ key }) => key);
        expect(new Set(labels).size).toBe(labels.length);
        expect(labels).toHaveLength(4 + Math.max(before.length, after.length));
      }),
    );
  });
});
