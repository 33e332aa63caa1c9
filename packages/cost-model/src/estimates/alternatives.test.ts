import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { describe, expect, it } from 'vitest';
import { chosenAlternative, estimateAlternatives } from './alternatives.ts';
import { participationCurve } from './participation-curve.ts';
import { SOME_SHARE, SOME_SPREAD } from './testing/some-facts.ts';
import type { OrderToEstimate } from './work-plan.ts';

const order: OrderToEstimate = { order_side: 'BUY', order_qty: 123_400, strat: 'pov', values: { pr: 10, vc: 12 } };

const labels = (facts: InstrumentFacts) => estimateAlternatives(facts, order).map(({ label }) => label);

describe('alternatives', () => {
  it('are what suits the instrument', () => {
    expect(labels(SOME_SHARE)).toContain('Close auction');
    expect(labels(SOME_SPREAD)).not.toContain('Close auction');
    expect(labels({ ...SOME_SHARE, impact: null })).toEqual([]);
  });

  it('keep the start of the order', () => {
    const [first] = estimateAlternatives(SOME_SHARE, { ...order, values: { ...order.values, st: '14:00' } });
    expect(first?.values).toEqual({ st: '14:00', pr: 5 });
  });

  it('name the one that the order already is', () => {
    const alternatives = estimateAlternatives(SOME_SHARE, order);
    expect(chosenAlternative(alternatives, order)?.label).toBe('POV 10%');
    expect(chosenAlternative(alternatives, { ...order, values: {} })?.label).toBe('POV 10%');
    expect(chosenAlternative(alternatives, { ...order, values: { pr: 12 } })).toBeNull();
  });
});

describe('participation curve', () => {
  it('costs more and risks less with more participation', () => {
    const curve = participationCurve(SOME_SHARE, 123_400);
    const costs = curve.map(({ cost }) => cost.ticks);
    const risks = curve.map(({ risk }) => risk.ticks);
    expect(curve.at(-1)?.participation).toBe(0.3);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(risks).toEqual(risks.toSorted((a, b) => b - a));
  });
});
