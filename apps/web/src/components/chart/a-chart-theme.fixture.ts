import type { ChartTheme } from './chart-theme.ts';

/** Each colour is its own name, so that a test can tell what was painted with what. */
export const A_CHART_THEME: ChartTheme = {
  text1: 'text1',
  text2: 'text2',
  text3: 'text3',
  line1: 'line1',
  line2: 'line2',
  page: 'page',
  surface: 'surface',
  buy: 'buy',
  sell: 'sell',
  accent: 'accent',
  accentSolid: 'accentSolid',
  pos: 'pos',
  neg: 'neg',
  warn: 'warn',
  idle: 'idle',
  info: 'info',
  font: 'font',
  isStill: true,
};
