import type { GridSummary, PaintedCell } from '@meridian/live-client/grid/grid-model';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../lib/markup.fixture.ts';
import { orderFigures } from './order-figures.tsx';

type Filters = Parameters<typeof orderFigures>[0]['filters'];

const EMPTY: GridSummary = { totals: {}, counts: {}, limitedOut: 0, quick: null, fills: null, sections: {} };

function cell(text: string): PaintedCell {
  return { text, tone: 'positive', value: null, detail: null, change: null };
}

const FULL: GridSummary = {
  ...EMPTY,
  totals: {
    filled_usd: cell('$1.2M'),
    target_usd: cell('$4.0M'),
    cost_ivwap_bps: cell('2.1'),
    cost_arrival_mid_bps: cell('-3.4'),
    cost_ivwap_ticks: cell('0.5'),
    cost_arrival_mid_ticks: cell('0.7'),
  },
  counts: { status: { WORKING: 1_204, PAUSED: 2, FILLED: 31, CANCELLED: 0, REJECTED: 3 } },
  limitedOut: 4,
};

function shown(summary: GridSummary | null, costUnit: 'bps' | 'ticks' = 'bps', filters: Filters = {}): string {
  const content = orderFigures({ costUnit, filters });
  return textOf(<>{typeof content === 'function' ? content(summary) : content}</>);
}

describe('the figures below the parent orders', () => {
  it('count the states that matter first and the other states last', () => {
    const text = shown(FULL);
    expect(text).toMatch(/^1,204 working 2 paused 4 limited out Filled \$1\.2M of \$4\.0M /);
    expect(text).toMatch(/31 filled/);
    expect(text).toMatch(/3 rejected/);
    expect(text).not.toMatch(/0 cancelled/);
    expect(text.indexOf('31 filled')).toBeGreaterThan(text.indexOf('IVWAP'));
  });

  it('give costs in the chosen unit only', () => {
    expect(shown(FULL)).toContain('IVWAP 2.1 bps Arrival -3.4 bps');
    expect(shown(FULL, 'ticks')).toContain('IVWAP 0.5 ticks Arrival 0.7 ticks');
    expect(shown(FULL, 'ticks')).not.toContain('bps');
  });

  it('say nothing rather than zeros while no order is shown or nothing is known', () => {
    expect(shown(EMPTY)).toBe('');
    expect(shown(null)).toBe('');
  });

  it('leave out costs and amounts that have no value', () => {
    const blank = { ...FULL, totals: { ...FULL.totals, target_usd: cell(''), cost_ivwap_bps: cell('') } };
    expect(shown(blank)).not.toContain('Filled $');
    expect(shown(blank)).not.toContain('IVWAP');
  });

  it('explain rows that the status filter hides', () => {
    const filters = { status: { kind: 'status', filter: { checked: [] } } } as const;
    expect(shown(FULL, 'bps', filters)).toContain('Every status is hidden');
  });
});
