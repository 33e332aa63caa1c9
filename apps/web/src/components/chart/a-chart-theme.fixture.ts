import type { ChartTheme } from './chart-theme.ts';

/** Each colour is its own name, so that a test can tell what was painted with what. */
export const A_CHART_THEME: ChartTheme = {
  text1: 'text1',
  text2: 'text2',
  text3: 'text3',
  line1: 'line1',
  line2: 'line2',
  surface: 'surface',
  buy: 'buy',
  accent: 'accent',
  pos: 'pos',
  neg: 'neg',
  warn: 'warn',
  sell: 'sell',
  idle: 'idle',
  font: 'font',
  isStill: true,
};
