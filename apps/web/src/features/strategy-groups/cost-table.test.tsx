import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DryRunResult } from '@meridian/protocol/rest/dry-run-calls';
import { rowsOf } from '../../lib/markup.fixture.ts';
import { aCost, aDryRun, aFlow } from './a-dry-run.fixture.ts';
import { CostTable } from './cost-table.tsx';

function table(result: DryRunResult, selected: string | null = null) {
  return <CostTable result={result} selected={selected} onSelect={() => undefined} />;
}

const wide = { reading: 'too-few', low_bps: -80, high_bps: 90, change_bps: 5, usd: 9_900_000, orders: 3 } as const;
const run = aDryRun({
  flows: [aFlow(0, 0), aFlow(1, 0, wide), aFlow(0, 1, { usd: 741_000_000, orders: 1_200 })],
  all_changed: aCost({ orders: 1_203, usd: 750_900_000, low_bps: -4 }),
});

describe('the expected cost of each change of route', () => {
  it('is told with its range and what follows, the most dollars first, then of all', () => {
    expect(rowsOf(table(run)).slice(1)).toEqual([
      'Desk default → Close seekers Cheaper 1,200 $741M 2.0 → 1.0 −1.0 −2.0 to −0.5',
      'VWAP list → POV 10% Too few to tell 3 $9.9M 2.0 → 1.0 +5.0 −80.0 to +90.0',
      'All changed orders Cheaper 1,203 $751M 2.0 → 1.0 −1.0 −4.0 to −0.5',
    ]);
  });

  it('is drawn to the scale of what is conclusive, and no bar leaves its cell', () => {
    expect(rowsOf(table(run))[0]).toContain('cheaper ◂ ±4.0 ▸ costlier');
    const bars = [...renderToStaticMarkup(table(run)).matchAll(/left:([\d.]+)%;width:([\d.]+)%/g)];
    expect(bars).toHaveLength(3);
    for (const [, left, width] of bars) expect(Number(left) + Number(width)).toBeLessThanOrEqual(98);
  });

  it('shows dashes and no bar where nothing changes', () => {
    expect(rowsOf(table(aDryRun())).slice(1)).toEqual(['All changed orders Too few to tell 0 $0.0M – → – – –']);
    expect(renderToStaticMarkup(table(aDryRun()))).not.toContain('width:');
  });

  it('marks the one whose orders are listed', () => {
    const pressed = renderToStaticMarkup(table(run, '0-1')).match(/aria-pressed="true"[^>]*>[^<]*/g);
    expect(pressed).toEqual(['aria-pressed="true">Desk default → ']);
  });
});
