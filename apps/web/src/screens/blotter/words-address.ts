const FIND = 'find';
const MAX_LENGTH = 200;

/** The search words in an address; empty without them. */
export function wordsOf(search: URLSearchParams): string {
  return (search.get(FIND) ?? '').slice(0, MAX_LENGTH);
}

export function withWords(search: URLSearchParams, words: string): URLSearchParams {
  const next = new URLSearchParams(search);
  const wanted = words.trim().slice(0, MAX_LENGTH);
  if (wanted === '') next.delete(FIND);
  else next.set(FIND, wanted);
  return next;
}
