import type { SearchToken, SearchTokenKind } from './search-tokens.ts';

/** An error with its place in the text. */
export type SearchError = {
  readonly kind: 'error';
  readonly message: string;
  readonly start: number;
  readonly end: number;
};

/** Thrown only inside the parser, which returns it as an error. */
export class SearchSyntaxError extends Error {
  readonly problem: SearchError;

  constructor(problem: SearchError) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Reads tokens one by one and reports errors with their place. */
export class TokenReader {
  readonly #tokens: readonly SearchToken[];
  readonly #length: number;
  #at = 0;

  constructor(tokens: readonly SearchToken[], length: number) {
    this.#tokens = tokens;
    this.#length = length;
  }

  peek(ahead = 0): SearchToken | undefined {
    return this.#tokens[this.#at + ahead];
  }

  take(): SearchToken | undefined {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    return token;
  }

  takeKind(kind: SearchTokenKind): SearchToken | null {
    return this.peek()?.kind === kind ? (this.take() ?? null) : null;
  }

  /** A keyword. In quotes or before an operator it is an ordinary name. */
  isWord(word: 'or' | 'and' | 'not'): boolean {
    const token = this.peek();
    if (token?.kind !== 'word' || token.isQuoted || token.text.toLowerCase() !== word) return false;
    return this.peek(1)?.kind !== 'operator';
  }

  takeWord(word: 'or' | 'and' | 'not'): SearchToken | null {
    return this.isWord(word) ? (this.take() ?? null) : null;
  }

  /** Fails at the next token, or at the end. */
  fail(message: string): never {
    const token = this.peek();
    if (token !== undefined) this.failAt(token, message);
    throw new SearchSyntaxError({ kind: 'error', message, start: this.#length, end: this.#length });
  }

  failAt({ start, end }: Pick<SearchToken, 'start' | 'end'>, message: string): never {
    throw new SearchSyntaxError({ kind: 'error', message, start, end });
  }

  failAll(message: string): never {
    throw new SearchSyntaxError({ kind: 'error', message, start: 0, end: this.#length });
  }
}
