import { estimateOrder } from '@meridian/cost-model/estimates/estimate-order';
import { SOME_SHARE } from '@meridian/cost-model/estimates/testing/some-facts';
import { describe, expect, it } from 'vitest';
import { buttonRow, textOf } from '../../lib/markup.fixture.ts';
import type { Figure } from './best-ways.ts';
import type { Way, WayKey } from './studio-ways.ts';
import { WayCard } from './way-card.tsx';

const nothing = (): void => undefined;

function card(key: WayKey, way: Way, { quantity = 100_000, best = [] as readonly Figure[] } = {}) {
  const estimate = estimateOrder(SOME_SHARE, { order_side: 'BUY', order_qty: quantity, ...way });
  return (
    <WayCard
      way={{ key, ...way, estimate }}
      quantity={quantity}
      country="US"
      isSelected={false}
      isBest={(figure) => best.includes(figure)}
      onSelect={nothing}
      onRemove={key === 'base' ? null : nothing}
    />
  );
}

const POV: Way = { strat: 'pov', values: { pr: 5 } };

describe('a variant in the studio', () => {
  it('is told with its cost, its risk, its end and its share of the volume', () => {
    const text = textOf(card('A', POV));
    expect(text).toMatch(/^Variant A POV 5% [\d.]+ bps \$[\d,]+ /);
    expect(text).toMatch(/ Risk [\d.]+ bps Ends \d\d:\d\d Participation [\d.]+% Other parameters default$/);
  });

  it('that does not finish says how much of it is done, and never all', () => {
    expect(textOf(card('A', POV, { quantity: 3_000_000 }))).toMatch(/ Ends \d{1,2}% done /);
  });

  it('says what it is best at, in words for those who do not see the mark', () => {
    const text = textOf(card('A', POV, { best: ['cost', 'finish'] }));
    expect(text).toContain('best : Lowest cost');
    expect(text).toContain('Ends best : Done first');
    expect(text).not.toContain('Lowest risk');
  });

  it('without an estimate says why instead of figures', () => {
    const text = textOf(card('B', { strat: 'dark', values: {} }));
    expect(text).not.toContain('Risk');
    expect(text).not.toContain('NaN');
    expect(text.length).toBeGreaterThan('Variant B Dark Other parameters default'.length);
  });

  it('names what differs from the usual', () => {
    expect(textOf(card('A', { strat: 'pov', values: { pr: 5, vc: 15 } }))).toMatch(/Volume cap 15%$/);
  });

  it('can be removed, unless it is the base', () => {
    expect(buttonRow(card('A', POV))).toEqual(['Variant A', 'Remove Variant A']);
    expect(buttonRow(card('base', POV))).toEqual(['Base']);
  });
});
