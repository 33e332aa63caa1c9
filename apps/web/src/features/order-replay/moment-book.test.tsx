import { NO_MARKET } from '@meridian/domain/replay/replay-market';
import { stateAt } from '@meridian/domain/replay/replay-state';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { A_MARKET, aReplayView } from './a-replay.fixture.ts';
import { MomentBook } from './moment-book.tsx';

const posted = {
  kind: 'posted',
  at_ms: 15_000,
  child: 1,
  venue: 'XNAS',
  qty: 1_200,
  price: 100,
  isAtMid: false,
  tactic: 'join',
  lane: 'own',
} as const;

function markupAt(view: ReturnType<typeof aReplayView>, atMs: number): string {
  return renderToStaticMarkup(<MomentBook view={view} state={stateAt(view.events, atMs)} atMs={atMs} onBook={null} />);
}

function textOf(markup: string): string {
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

describe('the book of a moment', () => {
  it('has the best prices with their sizes outside, of that moment', () => {
    const view = aReplayView();
    expect(textOf(markupAt(view, 30_000))).toContain('Size Bid Ask Size 300 100.00 100.01 400');
    expect(textOf(markupAt(view, 60_000))).toContain('Size Bid Ask Size 200 100.02 100.03 100');
  });

  it('marks the price at which the order is posted, and no other', () => {
    const own = [...markupAt(aReplayView({ events: [posted] }), 30_000).matchAll(/title="Own posting">([^<]*)/g)];
    expect(own.map(([, price]) => price)).toEqual(['100.00']);
  });

  it.each([
    [posted, '1,200 at 100.00, XNAS'],
    [{ ...posted, price: null, isAtMid: true, venue: 'DARK' }, '1,200 at the mid, DARK'],
    [{ ...posted, price: null, venue: 'CLOSE' }, '1,200 at any price, CLOSE'],
  ])('says where a posting waits: %#', (event, text) => {
    expect(textOf(markupAt(aReplayView({ events: [event] }), 30_000))).toContain(text);
  });

  it('says that nothing is posted, and that no quote is known', () => {
    const bare = textOf(markupAt(aReplayView({ market: NO_MARKET }), 30_000));
    expect(bare).toContain('No quote is known at this moment.');
    expect(bare).toContain('Nothing is posted.');
  });

  it('leaves a side without a price empty, and does not say zero', () => {
    const quotes = { ...A_MARKET.quotes, bid: [null, null], bid_size: [0, 0] };
    const text = textOf(markupAt(aReplayView({ market: { ...A_MARKET, quotes } }), 30_000));
    expect(text).toContain('Size Bid Ask Size 100.01 400');
  });
});
