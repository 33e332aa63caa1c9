import { searchTokens } from '@meridian/domain/power-search/search-tokens';
import type { SearchError } from '@meridian/domain/power-search/token-reader';

export type TextPart = {
  readonly text: string;
  readonly start: number;
  readonly kind: 'plain' | 'field' | 'error';
};

/** A search text in parts that mark field names and the error. The joined parts equal the text. */
export function textParts(text: string, error: SearchError | null): readonly TextPart[] {
  const tokens = searchTokens(text);
  const marks = tokens.flatMap(({ kind, start, end }, index) =>
    kind === 'word' && tokens[index + 1]?.kind === 'operator' ? [{ start, end, kind: 'field' as const }] : [],
  );
  const wrong = error === null ? [] : [{ start: error.start, end: error.end, kind: 'error' as const }];
  const edges = [...marks, ...wrong].flatMap(({ start, end }) => [start, end]);
  const cuts = [...new Set([0, ...edges, text.length])].filter((cut) => cut <= text.length).sort((a, b) => a - b);
  return cuts.slice(0, -1).flatMap((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const covering = [...wrong, ...marks].find((mark) => mark.start <= start && end <= mark.end);
    return [{ text: text.slice(start, end), start, kind: covering?.kind ?? 'plain' }];
  });
}
