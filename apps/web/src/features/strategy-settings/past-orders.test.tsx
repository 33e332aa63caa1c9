import { describe, expect, it } from 'vitest';
import { rowsOf, textOf } from '../../lib/markup.fixture.ts';
import { ComparedFigures } from './compared-figures.tsx';
import { PastOrders, versionOrders } from './past-orders.tsx';
import { someFigures } from './some-settings.fixture.ts';

const counted = { orders: 1_840, fully_filled: 1_800, filled_usd: 741_300_000, arrival_bps: 3.26, costed: 1_700 };
const few = { ...counted, orders: 3, filled_usd: 0, arrival_bps: null };

type Compared = NonNullable<ReturnType<typeof someFigures>['compared']>;

function orders(figures: ReturnType<typeof someFigures> | undefined, error: Error | null = null) {
  return <PastOrders figures={figures} error={error} />;
}

describe('the past orders of a setting', () => {
  it('are told by the group that chose it, with a total below', () => {
    const by_group = [
      { group_name: 'Switch', ...counted },
      { group_name: null, ...few },
    ];
    expect(rowsOf(orders(someFigures({ total: { ...counted, orders: 1_843 }, by_group }))).slice(1)).toEqual([
      'Switch 1,840 $741.3M +3.3',
      'The order itself 3 – –',
      'Total 1,843 $741.3M +3.3',
    ]);
  });

  it('of one group need no total', () => {
    const figures = someFigures({ total: counted, by_group: [{ group_name: 'Switch', ...counted }] });
    expect(rowsOf(orders(figures))).toHaveLength(2);
  });

  it('are none, are being counted, or could not be counted', () => {
    expect(textOf(orders(someFigures()))).toContain('No order used it.');
    expect(textOf(orders(undefined))).toContain('Counting orders');
    expect(textOf(orders(undefined, new Error('The history does not answer.')))).toContain('The history does not');
  });

  it('are counted beside each version, with a dash for one that no order used', () => {
    const figures = someFigures({
      by_version: [
        { version: 4, ...counted },
        { version: 3, ...counted, orders: 1 },
      ],
    });
    expect([5, 4, 3].map((version) => versionOrders(figures, version))).toEqual(['–', '1,840 orders', '1 order']);
    expect(versionOrders(undefined, 4)).toBe('');
  });
});

describe('the same orders under two versions', () => {
  const before = { version: 3, cost_bps: 4.04, risk_bps: 31, fully_filled: 38 };
  const compared: Compared = {
    orders: 40,
    usd: 27_000_000,
    before,
    after: { version: 4, cost_bps: 3.1, risk_bps: 36, fully_filled: 40 },
    change_bps: -0.94,
    low_bps: -1.6,
    high_bps: 0.2,
  };

  function figures(change: Partial<Compared> = {}) {
    return <ComparedFigures figures={someFigures({ compared: { ...compared, ...change } })} error={null} />;
  }

  it('show cost, risk and fills of both, and the range of the change', () => {
    const text = textOf(figures());
    expect(text).toContain('Expected cost, 40 orders 4.0 → 3.1 bps −0.9 80%: −1.6 to +0.2');
    expect(text).toContain('Timing risk 31 → 36 bps +5');
    expect(text).toContain('Fully filled 38 → 40 of 40 +2');
    expect(text).toContain('on orders of 20 past days');
  });

  it('do not pretend to a range with too few orders', () => {
    expect(textOf(figures({ orders: 1, low_bps: null }))).toContain('1 order 4.0 → 3.1 bps −0.9 too few for a range');
  });

  it('say why they cannot be compared', () => {
    const none = someFigures({ not_compared: 'No order of version 3 was filled.' });
    expect(textOf(<ComparedFigures figures={none} error={null} />)).toBe('No order of version 3 was filled.');
    expect(textOf(<ComparedFigures figures={undefined} error={null} />)).toBe('Comparing past orders');
  });
});
