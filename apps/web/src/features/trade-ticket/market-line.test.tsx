import { A_SHARE, A_SPREAD } from '@meridian/domain/order-ticket/instrument-facts.fixture';
import { describe, expect, it } from 'vitest';
import { buttonsOf, rowsOf, textOf } from '../../lib/markup.fixture.ts';
import { MarketLine } from '../../components/market-line/market-line.tsx';
import { SpreadLegs } from './spread-legs.tsx';

const nothing = () => undefined;
const { quote } = A_SHARE;

function line(shown: typeof quote, isStale = false) {
  return <MarketLine facts={A_SHARE} quote={shown} isStale={isStale} onPick={nothing} />;
}

describe('the market on the ticket', () => {
  it('offers bid, last and ask as a limit, with their sizes', () => {
    expect(buttonsOf(line(quote))).toEqual({
      'Bid 138.06 × 500': 'enabled',
      'Last 138.07': 'enabled',
      'Ask 138.08 × 400': 'enabled',
    });
  });

  it('does not let a missing price become a limit', () => {
    const oneSided = quote === null ? null : { ...quote, current_ask: null, current_ask_size: null };
    expect(buttonsOf(line(oneSided))).toMatchObject({ 'Ask –': 'disabled', 'Bid 138.06 × 500': 'enabled' });
  });

  it('says that the prices are old', () => {
    expect(textOf(line(quote, true))).toMatch(/^Market before the connection was lost.* stale$/);
    expect(textOf(line(quote))).not.toContain('stale');
  });

  it('gives the previous close to users without the permit', () => {
    expect(textOf(line(null))).toBe('No market data permit · previous close 139.00');
  });
});

const leg = (leg_type: 'FRONT' | 'BACK', bid: number | null, ask: number | null) => ({
  exchange_symbol: leg_type === 'FRONT' ? 'ESZ6' : 'ESH7',
  leg_type,
  expiry_month: leg_type === 'FRONT' ? '2026-12' : '2027-03',
  last_trading_date: null,
  quote: quote === null ? null : { ...quote, current_bid: bid, current_ask: ask },
});

describe('the legs of a calendar spread', () => {
  const facts = { ...A_SPREAD, legs: [leg('FRONT', 6_000, 6_000.5), leg('BACK', 6_010, 6_011)] };

  it('are bought and sold crosswise, and net near minus far at the prices one would get', () => {
    const rows = rowsOf(<SpreadLegs facts={facts} side="BUY" />);
    expect(rows[1]).toMatch(/^BUY ESZ6 2026-12 /);
    expect(rows[2]).toMatch(/^SELL ESH7 2027-03 /);
    expect(rows[3]).toMatch(/^Net of the legs [−-]11\.00 [−-]9\.50$/);
    expect(rowsOf(<SpreadLegs facts={facts} side="SELL" />)[1]).toMatch(/^SELL ESZ6/);
  });

  it('have no net price while a leg has none', () => {
    const halted = { ...facts, legs: [leg('FRONT', null, 6_000.5), leg('BACK', 6_010, 6_011)] };
    expect(rowsOf(<SpreadLegs facts={halted} side="BUY" />)[3]).toMatch(/^Net of the legs – [−-]9\.50$/);
  });

  it('are not shown for a share', () => {
    expect(textOf(<SpreadLegs facts={A_SHARE} side="BUY" />)).toBe('');
  });
});
