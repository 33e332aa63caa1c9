export type SearchTokenKind = 'open' | 'close' | 'not' | 'word' | 'operator' | 'value' | 'comma';

export type SearchToken = {
  readonly kind: SearchTokenKind;
  /** Without quotes and stars. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
  /** A quote without an end. */
  readonly isUnclosed: boolean;
  /** A star precedes or follows it. */
  readonly hasStarBefore: boolean;
  readonly hasStarAfter: boolean;
};

export const TEXT_OPERATORS = ['<=', '>=', '!=', ':', '=', '<', '>', '~', '!'] as const;

/** These characters end a word. A value may contain signs, because times and ids do. */
const WORD = /[^\s()":<>=!~,]+/uy;
const VALUE = /[^\s(),"]+/uy;
const QUOTED = /"((?:[^"\\]|\\[\s\S])*)("?)/uy;

const PLAIN = { isQuoted: false, isUnclosed: false, hasStarBefore: false, hasStarAfter: false } as const;

/** Splits the text form into tokens. Any text can be split; the parser reports errors. */
export function searchTokens(text: string): readonly SearchToken[] {
  const tokens: SearchToken[] = [];
  let at = 0;
  let isValueNext = false;
  const push = (token: SearchToken) => {
    tokens.push(token);
    at = token.end;
  };
  for (;;) {
    while (/\s/u.test(text.charAt(at))) at += 1;
    if (at >= text.length) return tokens;
    const sign = signAt(text, at, isValueNext);
    if (sign !== null) {
      push(sign);
      isValueNext = sign.kind === 'operator' || sign.kind === 'comma';
    } else {
      const value = atomAt(text, at, isValueNext ? 'value' : 'word');
      push(value);
      isValueNext = false;
    }
  }
}

function signAt(text: string, at: number, isValueNext: boolean): SearchToken | null {
  const sign = text.charAt(at);
  const token = (kind: SearchTokenKind, length = 1): SearchToken => ({
    kind,
    text: text.slice(at, at + length),
    start: at,
    end: at + length,
    ...PLAIN,
  });
  if (sign === '(') return token('open');
  if (sign === ')') return token('close');
  if (sign === ',') return token('comma');
  if (isValueNext) return null;
  if (sign === '-') return token('not');
  const operator = TEXT_OPERATORS.find((candidate) => text.startsWith(candidate, at));
  return operator === undefined ? null : token('operator', operator.length);
}

function atomAt(text: string, start: number, kind: 'word' | 'value'): SearchToken {
  const hasLeadingStar = text.charAt(start) === '*' && text.charAt(start + 1) === '"';
  const quoted = match(QUOTED, text, hasLeadingStar ? start + 1 : start);
  if (quoted !== null) {
    const end = (hasLeadingStar ? start + 1 : start) + quoted[0].length;
    const isUnclosed = quoted[2] === '';
    const hasStarAfter = !isUnclosed && text.charAt(end) === '*';
    return {
      kind,
      text: (quoted[1] ?? '').replace(/\\([\s\S])/gu, '$1'),
      start,
      end: hasStarAfter ? end + 1 : end,
      isQuoted: true,
      isUnclosed,
      hasStarBefore: hasLeadingStar,
      hasStarAfter,
    };
  }
  const raw = match(kind === 'word' ? WORD : VALUE, text, start)?.[0] ?? text.charAt(start);
  const hasStarBefore = raw.length > 1 && raw.startsWith('*');
  const hasStarAfter = raw.length > 1 && raw.endsWith('*');
  const bare = raw.slice(hasStarBefore ? 1 : 0, hasStarAfter ? -1 : undefined);
  return { ...PLAIN, kind, text: bare, start, end: start + raw.length, hasStarBefore, hasStarAfter };
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
