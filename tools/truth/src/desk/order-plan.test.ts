import { demoUniverse } from '@meridian/trading/demo/universe/demo-universe';
import { describe, expect, it } from 'vitest';
import { lastMinuteOf, PLANNED_STRATEGIES, planDay } from './order-plan.ts';

const { instruments } = demoUniverse({ seed: 'plan', tradingDate: '2026-11-16' });

function planOf(only: readonly string[] | null, isWorked = () => true) {
  return planDay('plan', 0, instruments, { isWorked, only });
}

function strategiesOf(orders: ReturnType<typeof planOf>): readonly string[] {
  return [...new Set(orders.map(({ strat }) => strat))].toSorted();
}

describe('the orders of a day', () => {
  it('are of every strategy, and go on until the close has been reported', () => {
    expect(strategiesOf(planOf(null))).toEqual(PLANNED_STRATEGIES.toSorted());
    expect(lastMinuteOf(planOf(null))).toBe(392);
  });

  it('are of the asked strategies alone, and more of them', () => {
    const [all, some] = [planOf(null), planOf(['optimal', 'moo'])];
    expect(strategiesOf(some)).toEqual(['moo', 'optimal']);
    const optimal = (orders: typeof all) => orders.filter(({ strat }) => strat === 'optimal').length;
    expect(optimal(some)).toBeGreaterThan(4 * optimal(all));
  });

  it('follow one another on each instrument', () => {
    const byInstrument = [...Map.groupBy(planOf(['optimal', 'moo']), ({ instrument }) => instrument).values()];
    const overlapping = byInstrument.flatMap((orders) =>
      orders.slice(1).filter(({ minute }, at) => {
        const before = orders[at];
        return before !== undefined && minute <= before.minute + (before.minutes ?? 0);
      }),
    );
    expect(overlapping).toEqual([]);
  });

  it('end with the opening where none comes later', () => {
    const auctionsOnly = planOf(['moo'], () => false);
    expect(strategiesOf(auctionsOnly)).toEqual(['moo']);
    expect(lastMinuteOf(auctionsOnly)).toBe(2);
  });
});
