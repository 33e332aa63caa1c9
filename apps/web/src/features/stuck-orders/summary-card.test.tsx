import { describe, expect, it } from 'vitest';
import { markupOf, textOf, textsOf } from '../../api/shown.fixture.tsx';
import { ordersText } from './orders-text.ts';
import { rerouteToast } from './reroute-toast.ts';
import { SummaryCard } from './summary-card.tsx';

type Props = Parameters<typeof SummaryCard>[0];

const LINES = [
  { text: 'US', orders: 1_200, remainingUsd: 46_480_000 },
  { text: '', orders: 1, remainingUsd: null },
];

function card(change: Partial<Props> = {}) {
  const plain: Props = {
    grouping: 'country',
    level: 'parent',
    status: 'live',
    lines: LINES,
    chosen: new Set(),
    onToggle: () => undefined,
    onClear: () => undefined,
  };
  return <SummaryCard {...plain} {...change} />;
}

describe('a summary of stuck orders', () => {
  it('counts the orders of each line with what is left, and calls those without a name None', () => {
    expect(textsOf(card(), 'button')).toEqual(['US 1,200 stuck, $46.48M left to trade', 'None 1 stuck, left to trade']);
    expect(markupOf(card())).toContain('title="US: 1,200 stuck orders, $46.48M left to trade"');
    expect(markupOf(card())).toContain('title="No country: 1 stuck order"');
    expect(markupOf(card({ level: 'child' }))).toContain('title="No country: 1 stuck child order"');
  });

  it('draws the longest bar full and the others by their share', () => {
    expect(markupOf(card()).match(/scaleX\([\d.]+\)/g)).toEqual(['scaleX(1.000)', 'scaleX(0.001)']);
    const gone = [{ text: 'US', orders: 0, remainingUsd: null }];
    expect(markupOf(card({ lines: gone }))).toContain('scaleX(0.000)');
  });

  it('shows all again only where something is chosen, and which', () => {
    expect(textOf(card())).not.toContain('Show all');
    const chosen = card({ chosen: new Set(['US']) });
    expect(textsOf(chosen, 'button')[0]).toBe('Show all by country');
    expect(markupOf(chosen).match(/aria-pressed="true"/g)).toHaveLength(1);
  });

  it('has no count while it waits, and says when it may not be seen', () => {
    expect(textOf(card({ status: 'waiting', lines: [] }))).toBe('By country');
    expect(textOf(card({ status: 'refused', lines: [] }))).toBe('By country 0 Not available');
    expect(markupOf(card({ status: 'stale' }))).toContain('data-stale=""');
  });
});

const answer = (id: number, ok: boolean, message: string) => ({
  parent_order_numeric_id: id,
  ok,
  code: ok ? null : 'refused',
  message,
});

describe('after orders were allowed to use a destination again', () => {
  it('tells how many may', () => {
    expect(rerouteToast('CROSS-X', [answer(1, true, 'Rerouted.')])).toEqual({
      tone: 'success',
      title: '1 order may use CROSS-X again',
    });
  });

  it('tells why one was refused, not what became of another', () => {
    const rows = [answer(1, true, 'Rerouted.'), answer(2, false, 'The order is done.')];
    expect(rerouteToast('CROSS-X', rows)).toEqual({
      tone: 'error',
      title: '1 of 2 orders refused',
      text: 'The order is done.',
    });
  });
});

it('stuck orders are counted in words', () => {
  expect([ordersText(1), ordersText(2, 'child')]).toEqual(['1 stuck order', '2 stuck child orders']);
});
