/** Ink on white paper: one accent, red only for what is clearly against us; readable in grey print. */
export const INK = {
  text: '#14161c',
  soft: '#5a6072',
  faint: '#9aa0ae',
  line: '#d7dae3',
  rule: '#14161c',
  accent: '#3f37b8',
  accentLight: '#b9b6e8',
  bar: '#7a74e6',
  mark: '#b4541a',
  bad: '#b3202c',
} as const;

export const SIZE = { title: 22, heading: 12, lead: 12, body: 8.5, small: 7 } as const;
