import { aCostSummary } from '@meridian/domain/execution-summary/a-cost-summary.fixture';
import { type SummaryLine, summaryLine } from '@meridian/domain/execution-summary/summary-line';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SummaryFigures } from './summary-figures.tsx';
import { SummaryStatus } from './summary-status.tsx';
import { SUMMARY_DEFAULTS, type SummarySettings } from './summary-address.ts';
import { SummaryTable } from './summary-table.tsx';
import { amountText, counted, exactUsd, rangeText, signedUsd } from './summary-texts.ts';

const behind = summaryLine('US_REBAL', aCostSummary(), 'ivwap');
const cheap = summaryLine(
  null,
  aCostSummary({ percent_ahead: 1, ahead_usd: 852_000, cost_ivwap_bps: -4, cost_ivwap_usd: -14_172 }),
  'ivwap',
);
const nothing = () => undefined;

function textOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function figures(
  total: SummaryLine,
  lines: readonly SummaryLine[],
  executionUnits: SummarySettings['executionUnits'] = ['usd'],
  hasMarketData = true,
): string {
  const other = { benchmark: 'dvwap' as const, total: summaryLine(null, aCostSummary(), 'dvwap') };
  return textOf(
    renderToStaticMarkup(
      <SummaryFigures
        {...{ lines, total, other, executionUnits, hasMarketData }}
        by="list"
        benchmark="ivwap"
        isOld={false}
      />,
    ),
  );
}

function table(
  lines: readonly SummaryLine[],
  openId: string | null = null,
  change: Partial<SummarySettings> = {},
): string {
  const settings = { ...SUMMARY_DEFAULTS, units: ['bps', 'usd'] as const, ...change };
  const ids = { selectedId: openId, openId, onSelect: nothing, onOpen: nothing };
  return renderToStaticMarkup(<SummaryTable {...{ lines, total: behind, settings, isOld: false, ...ids }} />);
}

describe('the figures of the execution summary', () => {
  it('say how much is filled, how far it is behind and what it cost above what was expected', () => {
    const text = figures(behind, [behind, cheap]);
    expect(text).toContain('Filled $35.43M 41.6% of $85.20M');
    expect(text).toContain('Against goal −4.90% $4.17M behind · 1 of 2 lists behind');
    expect(text).toContain('vs IVWAP +2.7 bps expected');
    expect(text).toContain('Cost vs IVWAP +$9,566 $6,377 above expected');
    expect(text).toContain('vs DVWAP −1.0 bps no expected range');
  });

  it('say without the permit why they are blank, and count nothing that nobody can tell', () => {
    const blank = summaryLine(
      'US_REBAL',
      aCostSummary({
        target_usd: null,
        remaining_usd: null,
        percent_ahead: null,
        ahead_usd: null,
        cost_ivwap_bps: null,
        cost_ivwap_usd: null,
      }),
      'ivwap',
    );
    const text = figures(blank, [blank], ['usd'], false);
    expect(text).toContain('Against goal – needs the market data permit');
    expect(text).toContain('vs IVWAP – needs the market data permit');
    expect(text).toContain('Left to trade – needs the market data permit');
    expect(text).not.toMatch(/lists? behind|no expected cost/);
    const status = renderToStaticMarkup(
      <SummaryStatus lines={[blank]} total={blank} by="list" hasMarketData={false} />,
    );
    expect(textOf(status)).not.toMatch(/expensive|behind/);
  });

  it('have no colour where they read zero', () => {
    const zero = summaryLine(null, aCostSummary({ cost_ivwap_bps: 0.04 }), 'ivwap');
    const markup = renderToStaticMarkup(
      <SummaryFigures
        {...{ lines: [zero], total: zero, other: { benchmark: 'dvwap', total: zero } }}
        executionUnits={['usd']}
        hasMarketData
        by="list"
        benchmark="ivwap"
        isOld={false}
      />,
    );
    expect(markup).toMatch(/<dd data-tone="neutral">\+?0\.0<small> bps/);
  });

  it('say what is filled and left in the units that are switched on', () => {
    const text = figures(behind, [behind], ['shares', '%']);
    expect(text).toContain('Filled 499,200 shares 41.6% of 1,200,000 shares');
    expect(text).toContain('Left to trade 700,800 shares');
    expect(figures(behind, [behind], ['%'])).toContain('Filled 41.6%');
  });

  it('say of one list that it is one list', () => {
    expect(figures(cheap, [cheap])).toContain('0 of 1 list behind');
  });

  it('write a dash for what is not known, and no unit behind it', () => {
    const unknown = { percent_ahead: null, ahead_usd: null, cost_ivwap_bps: null, cost_ivwap_usd: null };
    const text = figures(summaryLine(null, aCostSummary({ ...unknown, expected_ivwap_usd: null }), 'ivwap'), []);
    expect(text).toContain('Against goal – 0 of 0 lists behind');
    expect(text).not.toContain('– bps');
    expect(text).toContain('no expected cost');
  });

  it('count in the status bar what needs attention', () => {
    const text = textOf(
      renderToStaticMarkup(<SummaryStatus lines={[behind, cheap]} total={behind} by="list" hasMarketData />),
    );
    expect(text).toContain('2 lists 10 orders 1 expensive 1 behind Filled $35.43M of $85.20M');
  });
});

describe('the table of the execution summary', () => {
  it('has a line for orders without a list and a total, and the costliest line first', () => {
    const names = [...table([cheap, behind]).matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/g)];
    expect(names.map(([, name]) => textOf(name ?? ''))).toEqual(['▸ US_REBAL', '▸ None', 'Total, 2 lists']);
  });

  it('has the chosen units only, each with its benchmark', () => {
    const heads = [...table([behind]).matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, head]) =>
      textOf(head ?? ''),
    );
    expect(heads).toContain('IVWAP bps');
    expect(heads).toContain('IVWAP USD');
    expect(heads).not.toContain('IVWAP ticks');
  });

  it('counts executions in dollars at first, and in shares and percent once they are switched on', () => {
    const heads = (executionUnits: SummarySettings['executionUnits']) =>
      [...table([behind], null, { executionUnits }).matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)]
        .map(([, head]) => textOf(head ?? ''))
        .slice(2, -6);
    expect(heads(['usd'])).toEqual(['Target', 'Filled', 'Filled, goal']);
    expect(heads(['shares', '%'])).toEqual(['Target shares', 'Filled shares', 'Filled, goal', '%']);
    expect(textOf(table([behind], null, { executionUnits: ['shares'] }))).toContain('1,200,000 499,200');
  });

  it('says which line is open, and one tab stop leads into it', () => {
    const markup = table([behind, cheap], behind.id);
    expect(textOf(markup)).toContain('▾ US_REBAL');
    expect(markup.match(/aria-expanded="true"/g)).toHaveLength(1);
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
  });
});

describe('amounts of the execution summary', () => {
  it('have their sign before the currency, and a rounded zero has none', () => {
    expect([9_698.4, -57, 0.3, -0.3].map(signedUsd)).toEqual(['+$9,698', '−$57', '$0', '$0']);
    expect([signedUsd(null), amountText(null), exactUsd(null), rangeText(null)]).toEqual(['', '', undefined, '']);
    expect(exactUsd(-1_234.5)).toBe('−$1,234.50');
  });

  it('are counted in words', () => {
    const words = { one: 'list', many: 'lists' };
    expect([counted(1, words), counted(0, words), counted(1_200, words)]).toEqual(['1 list', '0 lists', '1,200 lists']);
  });
});
