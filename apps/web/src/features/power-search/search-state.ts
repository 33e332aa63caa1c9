import { type ParsedSearch, parseSearch } from '@meridian/domain/power-search/parse-search';
import { EVERYTHING, type PowerSearch } from '@meridian/domain/power-search/power-search';
import { printSearch } from '@meridian/domain/power-search/print-search';
import type { SearchError } from '@meridian/domain/power-search/token-reader';
import { type DraftGroup, draftOf, searchOfDraft } from './draft/search-draft.ts';

/** A search as text and as form. The last edited one leads; the other follows. */
export type SearchState = {
  readonly text: string;
  /** From the last valid text, or from the form. */
  readonly draft: DraftGroup;
  /** The error in the text; null when valid. */
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

/** The text changed. An invalid text does not change the form. */
export function typed(state: SearchState, text: string): SearchState {
  if (text === state.text) return state;
  const parsed = parseSearch(text);
  if (parsed.kind === 'error') return { ...state, text, error: parsed };
  return { text, draft: draftOf(parsed.search), error: null };
}

/** The form as text. */
export function draftText(draft: DraftGroup): string {
  return printSearch(searchOfDraft(draft));
}

/** The form changed. An incomplete row stays in the form, but not in the text. */
export function edited(draft: DraftGroup): SearchState {
  const text = draftText(draft);
  return { text, draft, error: errorOf(parseSearch(text)) };
}

/** The condition of a text; null when empty or invalid. */
export function searchOfText(text: string): PowerSearch | null {
  const parsed = parseSearch(text);
  return parsed.kind === 'ok' && parsed.search.conditions.length > 0 ? parsed.search : null;
}
