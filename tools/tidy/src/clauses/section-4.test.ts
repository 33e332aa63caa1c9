import { AUDIT_GROUPS, auditGroup } from '@meridian/domain/audit-type';
import { autoTradingText } from '@meridian/domain/cell-text';
import { childDisplayStatus, displayStatus, parentDisplayStatus } from '@meridian/domain/display-status';
import { isLimitOutsideMarket, LIMIT_FILTER_LABELS } from '@meridian/domain/limit-outside-market';
import { marketImpactPermit } from '@meridian/domain/login-error';
import { displayMustFinish } from '@meridian/domain/must-finish';
import { dateRangeText } from '@meridian/domain/report-date-range';
import {
  aggregationText,
  frequencyText,
  lastRunText,
  reportDateText,
  reportTypeText,
} from '@meridian/domain/report-text';
import { formatEndTime, formatStartTime } from '@meridian/domain/start-end-time';
import { GROUP_BOXES, GROUP_LABELS } from '@meridian/domain/status-group';
import { statusStyle } from '@meridian/domain/status-style';
import { strategySaveMessage } from '@meridian/domain/strategy-save-message';
import { forcesRestart } from '@meridian/domain/verification';
import { describe, expect, it } from 'vitest';

describe('states and transitions', () => {
  it('[spec 4.2] an order without a status reads WORKING', () => {
    expect([null, undefined, '' as const].map((status) => displayStatus(status))).toEqual(Array(3).fill('WORKING'));
  });

  it('[spec 4.3] partial ends read P.OUT, P.REJECTED and P.EXPIRED', () => {
    const partial = ['PARTIAL_OUT', 'PARTIAL_REJECTED', 'PARTIAL_EXPIRED'] as const;
    expect(partial.map((status) => displayStatus(status))).toEqual(['P.OUT', 'P.REJECTED', 'P.EXPIRED']);
  });

  it('[spec 4.4] a working parent reads PAUSED without auto trading', () => {
    const working = { status: 'WORKING' } as const;
    expect(parentDisplayStatus({ ...working, auto_trading_status: true })).toBe('WORKING');
    expect(parentDisplayStatus({ ...working, auto_trading_status: false })).toBe('PAUSED');
    expect(parentDisplayStatus({ status: 'FILLED', auto_trading_status: false })).toBe('FILLED');
  });

  it('[spec 4.5] a child that is out for a firm-up reads Invited and looks filled', () => {
    const shown = childDisplayStatus({ status: 'OUT', special_order_instruction: 'FirmUp' });
    expect(shown).toBe('Invited');
    expect(statusStyle(shown)).toEqual(statusStyle('FILLED'));
  });

  it('[spec 4.6] Auto reads ON or OFF', () => {
    const row = { status: 'WORKING' as const };
    expect([autoTradingText(true, row), autoTradingText(false, row)]).toEqual(['ON', 'OFF']);
  });

  it('[spec 4.8] the eight boxes stand in two groups', () => {
    expect(GROUP_BOXES.completed).toEqual(expect.arrayContaining(['COMPLETED', 'FILLED', 'OUT', 'REJECTED']));
    expect(GROUP_BOXES['not-completed']).toEqual(expect.arrayContaining(['NEW', 'PENDING', 'SENT', 'WORKING']));
    expect(Object.values(GROUP_LABELS)).toEqual(['Not Completed', 'Completed']);
  });

  it('[spec 4.11] the boxes of the limit filter are in capitals', () => {
    expect(LIMIT_FILTER_LABELS).toEqual({ yes: 'LIMITED OUT', no: 'NOT LIMITED OUT' });
  });

  it('[spec 4.12] a buy limit below the bid and a sell limit above the ask are outside the market', () => {
    const row = { order_type: 'LIMIT', current_bid: 10, current_ask: 11 } as const;
    const outside = (order_side: 'BUY' | 'SELL' | 'SELL SHORT', limit_price: number) =>
      isLimitOutsideMarket({ ...row, order_side, limit_price });
    expect([outside('BUY', 9), outside('BUY', 10)]).toEqual([true, false]);
    expect([outside('SELL', 12), outside('SELL SHORT', 12), outside('SELL', 11)]).toEqual([true, true, false]);
    expect(isLimitOutsideMarket({ ...row, order_type: 'MARKET', order_side: 'BUY', limit_price: 9 })).toBe(false);
  });

  it('[spec 4.28] each audit type is in its group', () => {
    expect(AUDIT_GROUPS.fills).toEqual(['PARTIAL FILL', 'FULL FILL']);
    expect(auditGroup('ARRIVED PENDING REVIEW')).toBe('requests');
    expect(['NEW ORDER ACCEPT', 'CANCEL/OUT', 'UNSOLICITED CANCEL'].map(auditGroup)).toEqual(Array(3).fill('accepts'));
    expect(auditGroup('ORDER MODIFY REJECT')).toBe('rejects');
  });

  it('[spec 4.29] start codes are Current Time, Market Open and Liquid Market Open', () => {
    const codes = ['-1', '0', '1'].map((code) => formatStartTime(code, 'UTC'));
    expect(codes).toEqual(['Current Time', 'Market Open', 'Liquid Market Open']);
    expect(formatStartTime(String(Date.UTC(2026, 10, 16, 14, 30)), 'UTC')).toContain('14:30');
  });

  it('[spec 4.30] end codes are Market Close and Liquid Market Close, and + is minutes', () => {
    expect(['0', '1'].map((code) => formatEndTime(code, 'UTC'))).toEqual(['Market Close', 'Liquid Market Close']);
    expect(formatEndTime('+30', 'UTC')).toMatch(/^\+?30/);
  });

  it('[spec 4.31] must finish is ON for three strategies and for the flag', () => {
    for (const strat of ['vwap', 'close', 'twap']) expect(displayMustFinish({ strat, must_finish: false })).toBe('ON');
    expect(displayMustFinish({ strat: 'pov', must_finish: true })).toBe('ON');
    expect(displayMustFinish({ strat: 'pov', must_finish: false })).toBe('OFF');
  });

  it('[spec 4.32] a saved strategy is named, after an update and after a creation', () => {
    expect(strategySaveMessage({ kind: 'updated', name: 'Calm' })).toMatchObject({
      title: 'Strategy was updated',
      text: 'Calm strategy was successfully updated.',
    });
    expect(strategySaveMessage({ kind: 'created', name: 'Calm' })).toMatchObject({
      title: 'New strategy was created',
      text: 'New strategy Calm was successfully created.',
    });
  });

  it('[spec 4.33] codes of schedules have their words', () => {
    const frequencies = ['NEVER', 'WEEKLY', 'DAILY', 'MONTHLY'].map(frequencyText);
    expect(frequencies).toEqual(['Only Once', 'Every Week', 'Every Day', 'Every Month']);
    const ranges = ['AT', 'LTD', 'CY', 'LY', 'CW', 'LW', 'CM', 'LM', 'CQ', 'LQ', null].map(dateRangeText);
    expect(ranges).toEqual([
      'All Time',
      'Last Trading Day',
      'Year to Date',
      'Last Year',
      'Week to Date',
      'Last Week',
      'Month to Date',
      'Last Month',
      'Quarter to Date',
      'Last Quarter',
      'Custom',
    ]);
    expect([0, 1, 2].map(aggregationText)).toEqual(['Default', 'Day-Side-Symbol', 'Day-Side-Symbol-Algo']);
  });

  it('[spec 4.34] a missing type reads WORKING, a sentinel date and a missing run a dash', () => {
    expect(reportTypeText(null)).toBe('WORKING');
    expect([reportDateText('9999-09-09'), reportDateText('2026-11-16T10:00:00Z')]).toEqual(['-', '2026-11-16']);
    expect(lastRunText(null, 'UTC')).toBe('-');
    expect(lastRunText(Date.UTC(2026, 10, 16, 7, 5, 9), 'UTC')).toBe('2026-11-16 07:05:09');
  });

  it('[spec 4.35] an expired limit or time ends the sign-in, a wrong pin does not', () => {
    expect(forcesRestart('Verification limit is expired try to login one more time')).toBe(true);
    expect(forcesRestart('Verification time is expired try to login one more time')).toBe(true);
    expect(forcesRestart('Wrong pin')).toBe(false);
  });

  it('[spec 4.36] only a 403 takes the market-impact permission away', () => {
    expect([marketImpactPermit(403, true), marketImpactPermit(200, false), marketImpactPermit(500, true)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
