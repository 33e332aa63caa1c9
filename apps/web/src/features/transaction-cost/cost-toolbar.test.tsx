import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Instrument } from '@meridian/domain/entities/instrument';
import { type CostAddress, readCostAddress } from './cost-address.ts';
import { CostToolbar } from './cost-toolbar.tsx';

const ACME: Instrument = {
  bestex_id: '1',
  exchange_symbol: 'ACME',
  outright_symbol: null,
  exchange_base_symbol: null,
  country: 'US',
  trade_currency: 'USD',
  asset_class: 'EQUITY',
  asset_sub_class: null,
  description: 'Acme Industries',
  category: null,
  sub_category: null,
  expiry_month: null,
  multiplier: 1,
  tick_size: 0.01,
  last_trading_date: null,
};

const nothing = () => undefined;

function markupOf(change: Partial<CostAddress>): string {
  const address = { ...readCostAddress(new URLSearchParams()), ...change };
  return renderToStaticMarkup(
    <CostToolbar address={address} instruments={[ACME]} searchRef={createRef()} onChange={nothing} />,
  );
}

function limitField(limit: number | null): string | undefined {
  return /<input[^>]*aria-label="Limit price"[^>]*>/.exec(markupOf({ limit }))?.[0];
}

/** Labels of what is chosen, and the chosen pace. */
function chosen(markup: string): readonly string[] {
  const radios = [...markup.matchAll(/<input[^>]*type="radio"[^>]*checked=""[^>]*\/>([^<]*)/g)];
  const options = [...markup.matchAll(/<option[^>]*selected=""[^>]*>([^<]*)/g)];
  return [...radios, ...options].map(([, label]) => label ?? '');
}

describe('the toolbar of the cost estimate', () => {
  it('offers a participation for a share of the volume, and a time for a fixed one', () => {
    const byShare = markupOf({ strategy: '2', rate: 15 });
    expect(byShare).toContain('aria-label="Participation"');
    expect(chosen(byShare)).toEqual(['BUY', 'Fixed participation', '1K', '15%']);
    const byTime = markupOf({ strategy: '1', minutes: 240, side: 'SELL', size: 2_500 });
    expect(byTime).toContain('aria-label="Duration"');
    expect(chosen(byTime)).toEqual(['SELL', 'Fixed duration', '2.5K', '240 min']);
  });

  it('says the name beside a symbol that is known, and only the symbol of another', () => {
    expect(markupOf({ symbol: 'ACME' })).toContain('Acme Industries');
    const unknown = markupOf({ symbol: 'GONE' });
    expect(unknown).toContain('value="GONE"');
    expect(unknown).not.toContain('Acme Industries');
  });

  it('shows a limit of zero as a limit, and none as an empty field', () => {
    expect(limitField(0)).toContain('value="0"');
    expect(limitField(null)).toContain('value=""');
  });
});
