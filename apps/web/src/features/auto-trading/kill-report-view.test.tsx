import type { KillReport } from '@meridian/protocol/live/kill-report';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buttonsOf, textOf } from '../../lib/markup.fixture.ts';
import { AutoTradingBanner } from './auto-trading-banner.tsx';
import { AutoTradingSwitch } from './auto-trading-switch.tsx';
import { KillReportView } from './kill-report-view.tsx';

const REPORT: KillReport = {
  by: 'admin@meridian.local',
  reason: null,
  at_ms: 1_794_700_000_000,
  open_child_orders: 1_204,
  acknowledged: 1_200,
  filled_meanwhile: 7,
  stragglers: [31, 32, 33, 34],
  is_complete: false,
};
const OFF = { status: 'off', sinceMs: null, by: null, reason: null, killReport: REPORT } as const;

function report(change: Partial<KillReport> = {}): string {
  return textOf(<KillReportView report={{ ...REPORT, ...change }} />);
}

describe('the report of a switch-off', () => {
  it('says how many child orders are not confirmed, and which', () => {
    expect(report()).toContain('Waiting for 4 child orders to be confirmed.');
    expect(report()).toContain('Confirmed 1,200 Filled before the cancel 7 Not confirmed 31, 32, 33, 34');
    expect(report({ acknowledged: 1_203 })).toContain('Waiting for 1 child order to be confirmed.');
  });

  it('says that all are cancelled only when the server says so', () => {
    expect(report({ is_complete: true, acknowledged: 1_204, stragglers: [] })).toContain(
      'All open child orders are confirmed cancelled.',
    );
    expect(report({ acknowledged: 1_204 })).not.toContain('All open child orders');
  });

  it('says that the reason is missing', () => {
    expect(report()).toContain('Reason Not given yet');
    expect(report({ reason: '' })).toContain('Reason Not given yet');
    expect(report({ reason: 'Runaway orders' })).toContain('Reason Runaway orders');
  });
});

describe('the banner of global auto-trading', () => {
  it('is shown only while it is off', () => {
    expect(textOf(<AutoTradingBanner fact={{ ...OFF, status: 'on' }} canSwitch />)).toBe('');
    expect(textOf(<AutoTradingBanner fact={{ ...OFF, status: 'unknown' }} canSwitch />)).toBe('');
    expect(textOf(<AutoTradingBanner fact={null} canSwitch />)).toBe('');
  });

  it('asks for a missing reason only those who may switch', () => {
    expect(buttonsOf(<AutoTradingBanner fact={OFF} canSwitch />)).toEqual({
      'Add reason…': 'enabled',
      'Switch on…': 'enabled',
    });
    expect(buttonsOf(<AutoTradingBanner fact={OFF} canSwitch={false} />)).toEqual({ Report: 'enabled' });
    const known = { ...OFF, reason: 'Runaway orders' };
    expect(buttonsOf(<AutoTradingBanner fact={known} canSwitch />)).toEqual({
      Report: 'enabled',
      'Switch on…': 'enabled',
    });
  });

  it('offers no report where there is none', () => {
    expect(buttonsOf(<AutoTradingBanner fact={{ ...OFF, killReport: null }} canSwitch={false} />)).toEqual({});
  });
});

describe('the switch of global auto-trading', () => {
  it.each([
    ['on', { ...OFF, status: 'on' } as const],
    ['off', OFF],
  ])('says “%s”, and can be pressed', (word, fact) => {
    const input = /<input[^>]*>/.exec(renderToStaticMarkup(<AutoTradingSwitch fact={fact} />))?.[0] ?? '';
    expect(input).toContain(`Global auto-trading, ${word}`);
    expect(input).not.toContain('disabled=""');
  });

  it.each([[{ ...OFF, status: 'unknown' } as const], [null]])('shows neither on nor off until it knows', (fact) => {
    const markup = renderToStaticMarkup(<AutoTradingSwitch fact={fact} />);
    expect(markup).not.toContain('<input');
    expect(markup).toContain('Global auto-trading, unknown');
  });
});
