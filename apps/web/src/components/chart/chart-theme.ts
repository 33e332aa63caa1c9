const TOKENS = {
  text1: '--text1',
  text2: '--text2',
  text3: '--text3',
  line1: '--line1',
  line2: '--line2',
  page: '--s1',
  surface: '--s3',
  buy: '--buy',
  sell: '--sell',
  accent: '--accent',
  accentSolid: '--accent-solid',
  pos: '--pos',
  neg: '--neg',
  warn: '--warn',
  idle: '--idle',
  info: '--info',
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
    page: token('page'),
    surface: token('surface'),
    buy: token('buy'),
    sell: token('sell'),
    accent: token('accent'),
    accentSolid: token('accentSolid'),
    pos: token('pos'),
    neg: token('neg'),
    warn: token('warn'),
    idle: token('idle'),
    info: token('info'),
    font: token('font'),
    isStill: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}
