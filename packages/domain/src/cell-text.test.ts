import { describe, expect, it } from 'vitest';
import {
  autoTradingText,
  changeText,
  tickChangeText,
  costText,
  destinationText,
  limitText,
  onOffText,
  percentAheadText,
  percentText,
  rateText,
  specialInstructionText,
  usdText,
} from './cell-text.ts';

describe('cell texts', () => {
  it.each([
    [{ order_type: 'MARKET', limit_price: 10 }, 'MKT'],
    [{ order_type: 'LIMIT', limit_price: 229.32, tick_size: 0.01 }, '229.32'],
    [{ order_type: 'LIMIT', limit_price: 0, tick_size: 0.25 }, '0.00'],
    [{ order_type: 'LIMIT', limit_price: -0.25, tick_size: 0.25 }, '−0.25'],
    [{ order_type: 'LIMIT', limit_price: null }, ''],
    [{}, ''],
  ])('limit of %j is "%s"', (row, text) => {
    expect(limitText(row)).toBe(text);
  });

  it.each([
    ['None', 'N/A'],
    ['FirmUp', 'FirmUp'],
    ['', 'N/A'],
    [null, 'N/A'],
  ])('special instruction %j is "%s"', (instruction, text) => {
    expect(specialInstructionText(instruction)).toBe(text);
  });

  it.each([
    [true, 'ON'],
    ['ON', 'ON'],
    [1, 'ON'],
    [false, 'OFF'],
    [0, 'OFF'],
    [null, 'OFF'],
    ['?', 'OFF'],
  ])('flag %j is %s', (value, text) => {
    expect(onOffText(value)).toBe(text);
  });

  it.each([
    [true, { status: 'WORKING', global_auto_trading_status: true }, 'ON'],
    [true, { status: 'WORKING', global_auto_trading_status: false }, 'OFF'],
    [true, { status: 'FILLED', global_auto_trading_status: false }, 'ON'],
    [false, { status: 'WORKING', global_auto_trading_status: true }, 'OFF'],
    [true, {}, 'ON'],
  ] as const)('auto %j of %j is "%s"', (value, row, text) => {
    expect(autoTradingText(value, row)).toBe(text);
  });

  it('shows rates with a percent sign', () => {
    expect(rateText(10)).toBe('10%');
    expect(rateText(0)).toBe('0%');
    expect(rateText('x')).toBe('');
  });

  it('shows percents with two decimals and changes with one', () => {
    expect(percentText(43.3)).toBe('43.30');
    expect(percentText(null)).toBe('');
    expect(changeText(-0.66)).toBe('−0.7');
    expect(changeText(0.66)).toBe('+0.7');
    expect([-3, 2.5, 0, 1_200].map(tickChangeText)).toEqual(['−3', '+2.5', '0', '+1,200']);
  });

  it.each([
    [184_200_000, '$184.20M'],
    [-1_500_000, '−$1.50M'],
    [999_999, '$999,999'],
    [0, '$0'],
    [null, ''],
  ])('shows %j dollars as "%s"', (value, text) => {
    expect(usdText(value)).toBe(text);
  });

  it('shows costs with their sign', () => {
    expect(costText(2.34)).toBe('+2.3');
    expect(costText(-5.26)).toBe('−5.3');
    expect(costText(null)).toBe('');
  });

  it('shows percent ahead with two decimals, or NA', () => {
    expect(percentAheadText({ filled_qty: 100, goal: 144, order_qty: 1000 })).toBe('−4.40');
    expect(percentAheadText({ filled_qty: 100, goal: null, order_qty: 1000 })).toBe('NA');
  });

  it.each([
    ['ALGO-DMA_UAT', 'ALGO-DMA'],
    ['ALGO_UAT_2', 'ALGO_UAT_2'],
    ['_UAT_UAT', '_UAT'],
    ['ALGO_uat', 'ALGO_uat'],
    ['', ''],
    [null, ''],
  ])('destination %j is "%s"', (name, text) => {
    expect(destinationText(name)).toBe(text);
  });
});
