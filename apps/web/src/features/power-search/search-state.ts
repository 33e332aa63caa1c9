import { type ParsedSearch, parseSearch } from '@meridian/domain/power-search/parse-search';
import { EVERYTHING, type PowerSearch } from '@meridian/domain/power-search/power-search';
import { printSearch } from '@meridian/domain/power-search/print-search';
import type { SearchError } from '@meridian/domain/power-search/token-reader';
import { type DraftGroup, draftOf, searchOfDraft } from './draft/search-draft.ts';

/** One search in its two forms; whichever was touched last leads, and the other follows. */
export type SearchState = {
  readonly text: string;
  /** Of the last text that could be read, or as the form has it. */
  readonly draft: DraftGroup;
  /** What is wrong with the text; null when it can be read. */
  readonly error: SearchError | null;
};

function errorOf(parsed: ParsedSearch): SearchError | null {
  return parsed.kind === 'error' ? parsed : null;
}

export function startState(text: string): SearchState {
  const parsed = parseSearch(text);
  const search = parsed.kind === 'ok' ? parsed.search : EVERYTHING;
  return { text, draft: draftOf(search), error: errorOf(parsed) };
}

/** The text was changed; a text that cannot be read leaves the form as it was. */
export function typed(state: SearchState, text: string): SearchState {
  if (text === state.text) return state;
  const parsed = parseSearch(text);
  if (parsed.kind === 'error') return { ...state, text, error: parsed };
  return { text, draft: draftOf(parsed.search), error: null };
}

/** What a form says, as text. */
export function draftText(draft: DraftGroup): string {
  return printSearch(searchOfDraft(draft));
}

/** The form was changed; a row that is not filled in yet stays, though the text knows nothing of it. */
export function edited(draft: DraftGroup): SearchState {
  const text = draftText(draft);
  return { text, draft, error: errorOf(parseSearch(text)) };
}

/** What a text finds; null when it finds everything, or cannot be read. */
export function searchOfText(text: string): PowerSearch | null {
  const parsed = parseSearch(text);
  return parsed.kind === 'ok' && parsed.search.conditions.length > 0 ? parsed.search : null;
}
