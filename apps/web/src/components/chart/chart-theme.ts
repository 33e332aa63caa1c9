const TOKENS = {
  text1: '--text1',
  text2: '--text2',
  text3: '--text3',
  line1: '--line1',
  line2: '--line2',
  surface: '--s3',
  buy: '--buy',
  accent: '--accent',
  pos: '--pos',
  neg: '--neg',
  warn: '--warn',
  sell: '--sell',
  idle: '--idle',
  font: '--font',
} as const;

/** Colours of the design tokens as values: a canvas cannot read CSS variables. */
export type ChartTheme = Readonly<Record<keyof typeof TOKENS, string>> & { readonly isStill: boolean };

export function readChartTheme(): ChartTheme {
  const computed = getComputedStyle(document.documentElement);
  const token = (name: keyof typeof TOKENS) => computed.getPropertyValue(TOKENS[name]).trim();
  return {
    text1: token('text1'),
    text2: token('text2'),
    text3: token('text3'),
    line1: token('line1'),
    line2: token('line2'),
    surface: token('surface'),
    buy: token('buy'),
    accent: token('accent'),
    pos: token('pos'),
    neg: token('neg'),
    warn: token('warn'),
    sell: token('sell'),
    idle: token('idle'),
    font: token('font'),
    isStill: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}
