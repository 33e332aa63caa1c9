import { negated, normaliseSearch } from './normalise-search.ts';
import { parseCondition } from './parse-condition.ts';
import {
  EVERYTHING,
  MAX_SEARCH_CONDITIONS,
  MAX_SEARCH_DEPTH,
  type PowerSearch,
  type SearchJoin,
  type SearchNode,
  searchConditions,
  searchDepth,
} from './power-search.ts';
import { type SearchError, SearchSyntaxError, TokenReader } from './token-reader.ts';
import { searchTokens } from './search-tokens.ts';

export type ParsedSearch = { readonly kind: 'ok'; readonly search: PowerSearch } | SearchError;

export const MAX_SEARCH_TEXT = 4_000;
/** Maximum depth of parentheses. It bounds the parser's stack. */
const MAX_PARENTHESES = 20;

/** Parses the text form: `country:JP %complete<50 (strat:vwap or strat:twap) -list:BASKET`. */
export function parseSearch(text: string): ParsedSearch {
  if (text.length > MAX_SEARCH_TEXT) {
    const message = `A search has ${MAX_SEARCH_TEXT} characters at most.`;
    return { kind: 'error', message, start: MAX_SEARCH_TEXT, end: text.length };
  }
  try {
    return { kind: 'ok', search: readSearch(text) };
  } catch (error) {
    if (error instanceof SearchSyntaxError) return error.problem;
    throw error;
  }
}

function readSearch(text: string): PowerSearch {
  const reader = new TokenReader(searchTokens(text), text.length);
  if (reader.peek() === undefined) return EVERYTHING;
  const node = readAlternatives(reader, 0);
  const rest = reader.peek();
  if (rest !== undefined)
    reader.fail(rest.kind === 'close' ? 'There is no ( to this ).' : 'This is not expected here.');
  const search = normaliseSearch({ join: 'and', conditions: [node] });
  const count = Array.from(searchConditions(search)).length;
  if (count > MAX_SEARCH_CONDITIONS) reader.failAll(`A search has ${MAX_SEARCH_CONDITIONS} conditions at most.`);
  if (searchDepth(search) > MAX_SEARCH_DEPTH) reader.failAll(`Groups go ${MAX_SEARCH_DEPTH} deep at most.`);
  return search;
}

/** `or` binds weaker than juxtaposition. */
function readAlternatives(reader: TokenReader, depth: number): SearchNode {
  const nodes = [readAll(reader, depth)];
  while (reader.takeWord('or') !== null) nodes.push(readAll(reader, depth));
  return joined('or', nodes);
}

function readAll(reader: TokenReader, depth: number): SearchNode {
  const nodes = [readTerm(reader, depth)];
  for (;;) {
    const isAnd = reader.takeWord('and') !== null;
    const next = reader.peek();
    if (!isAnd && (next === undefined || next.kind === 'close' || reader.isWord('or'))) return joined('and', nodes);
    nodes.push(readTerm(reader, depth));
  }
}

function joined(join: SearchJoin, conditions: readonly SearchNode[]): SearchNode {
  const [only] = conditions;
  return conditions.length === 1 && only !== undefined ? only : { join, conditions };
}

function readTerm(reader: TokenReader, depth: number): SearchNode {
  let isTurned = false;
  while (reader.takeKind('not') !== null || reader.takeWord('not') !== null) isTurned = !isTurned;
  const open = reader.takeKind('open');
  if (open === null) {
    if (reader.isWord('or') || reader.isWord('and')) reader.fail('A condition is missing before this.');
    return negated(parseCondition(reader), isTurned);
  }
  if (depth >= MAX_PARENTHESES) reader.failAt(open, 'There are too many parentheses.');
  if (reader.peek()?.kind === 'close') reader.fail('There is nothing in these parentheses.');
  const inner = readAlternatives(reader, depth + 1);
  if (reader.takeKind('close') === null) reader.failAt(open, 'This ( is never closed.');
  return negated(inner, isTurned);
}
