import { type ParsedSearch, parseSearch } from '@meridian/domain/power-search/parse-search';
import { EVERYTHING, type PowerSearch } from '@meridian/domain/power-search/power-search';
import { printSearch } from '@meridian/domain/power-search/print-search';
import type { SearchError } from '@meridian/domain/power-search/token-reader';
import { type DraftGroup, draftOf, searchOfDraft } from './draft/search-draft.ts';

/** One search in two forms, text and rows. The form that was edited last determines the other. */
export type SearchState = {
  readonly text: string;
  /** The form of the last valid text, or as the user edited it. */
  readonly draft: DraftGroup;
  /** The error in the text. Null when it is valid. */
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

/** The state after an edit of the text. An invalid text leaves the form unchanged. */
export function typed(state: SearchState, text: string): SearchState {
  if (text === state.text) return state;
  const parsed = parseSearch(text);
  if (parsed.kind === 'error') return { ...state, text, error: parsed };
  return { text, draft: draftOf(parsed.search), error: null };
}

/** The text of a form. */
export function draftText(draft: DraftGroup): string {
  return printSearch(searchOfDraft(draft));
}

/** The state after an edit of the form. An incomplete row stays in the form but not in the text. */
export function edited(draft: DraftGroup): SearchState {
  const text = draftText(draft);
  return { text, draft, error: errorOf(parseSearch(text)) };
}

/** The search of a text. Null when the text is empty or invalid. */
export function searchOfText(text: string): PowerSearch | null {
  const parsed = parseSearch(text);
  return parsed.kind === 'ok' && parsed.search.conditions.length > 0 ? parsed.search : null;
}
