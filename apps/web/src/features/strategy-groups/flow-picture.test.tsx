import { describe, expect, it } from 'vitest';
import type { DryRunResult } from '@meridian/protocol/rest/dry-run-calls';
import { itemsOf, textOf } from '../../lib/markup.fixture.ts';
import { aDryRun, aFlow, aWay } from './a-dry-run.fixture.ts';
import { FlowPicture } from './flow-picture.tsx';

function picture(result: Partial<DryRunResult>) {
  return <FlowPicture result={aDryRun(result)} selected={null} onSelect={() => undefined} />;
}

describe('the routing of a dry run', () => {
  const moved = {
    today: [aWay('pov', 'Rule 1', 300), aWay('vwap', 'Base', 700)],
    drafted: [aWay('pov', 'Rule 1', 450), aWay('close', 'Rule 2', 50), aWay('vwap', 'Base', 500)],
    flows: [
      aFlow(0, 0, { orders: 300 }),
      aFlow(1, 0, { orders: 150 }),
      aFlow(1, 1, { orders: 50 }),
      aFlow(1, 2, { orders: 500 }),
    ],
  };

  it('says of each route how many orders it takes, and how many more or fewer than today', () => {
    expect(itemsOf(picture(moved))).toEqual([
      'Rule 1 300 pov',
      'Base 700 vwap',
      'Rule 1 450 +150 pov',
      'Rule 2 50 new close',
      'Base 500 −200 vwap',
    ]);
  });

  it('says nothing beside routes that take what they took, even where a rule leads to the base', () => {
    const ways = [aWay('vwap', 'Rule 1', 30), aWay('vwap', 'Base', 70)];
    const flows = [aFlow(0, 0, { orders: 30 }), aFlow(1, 1, { orders: 70 })];
    expect(itemsOf(picture({ today: ways, drafted: ways, flows }))).toEqual([
      'Rule 1 30 vwap',
      'Base 70 vwap',
      'Rule 1 30 vwap',
      'Base 70 vwap',
    ]);
  });

  it('compares a rule that moved with itself', () => {
    const today = [aWay('pov', 'Rule 1', 30), aWay('vwap', 'Base', 70)];
    const drafted = [aWay('close', 'Rule 1', 10), aWay('pov', 'Rule 2', 30), aWay('vwap', 'Base', 60)];
    const flows = [aFlow(0, 1, { orders: 30 }), aFlow(1, 0, { orders: 10 }), aFlow(1, 2, { orders: 60 })];
    expect(itemsOf(picture({ today, drafted, flows })).slice(2)).toEqual([
      'Rule 1 10 new close',
      'Rule 2 30 pov',
      'Base 60 −10 vwap',
    ]);
  });

  it('counts the orders that stay as unchanged', () => {
    expect(textOf(picture(moved))).toContain('300 unchanged');
  });
});
