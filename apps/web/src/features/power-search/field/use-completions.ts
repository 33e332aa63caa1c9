import { completeSearch, type SearchCompletion, searchValueAt } from '@meridian/domain/power-search/complete-search';
import { printWord } from '@meridian/domain/power-search/search-value-text';
import { useMemo } from 'react';
import { useSession } from '../../../session/session-context.tsx';
import { selectHasMarketDataPermit } from '../../../session/session-selectors.ts';
import { isHiddenField } from '../hidden-field.ts';
import type { Suggestion } from '../../../components/suggest-box/suggestion.ts';
import { ordersText } from './orders-text.ts';
import { useValueSuggestions } from './use-value-suggestions.ts';

export type Completion = Suggestion & { readonly completion: SearchCompletion };

/** Completions at the cursor of the text form: fields, operators, and values from the user's orders. */
export function useCompletions(text: string, cursor: number): readonly Completion[] {
  const isPermitted = useSession(selectHasMarketDataPermit);
  const wanted = useMemo(() => searchValueAt(text, cursor), [text, cursor]);
  const values = useValueSuggestions(wanted);
  return useMemo(() => {
    const counts = new Map(values.map(({ value, no_of_orders }) => [printWord(value), no_of_orders]));
    const found = completeSearch(text, cursor, {
      valuesOf: () => values.map(({ value }) => value),
      isHidden: (field) => isHiddenField(field, isPermitted),
    });
    const offered = found.filter((completion) => text.slice(completion.start, completion.end) !== completion.text);
    return offered.map((completion): Completion => {
      const count = completion.kind === 'value' ? counts.get(completion.text) : undefined;
      const detail = count === undefined ? completion.detail : ordersText(count);
      return { key: `${completion.kind} ${completion.text}`, text: completion.text, detail, completion };
    });
  }, [text, cursor, values, isPermitted]);
}

/** The text and cursor after a completion. A space follows a value, so that the next word can start. */
export function withCompletion(
  text: string,
  { kind, text: taken, start, end }: SearchCompletion,
): { readonly text: string; readonly cursor: number } {
  const rest = text.slice(end);
  const gap = kind === 'value' && !/^[\s,)]/u.test(rest) ? ' ' : '';
  return { text: text.slice(0, start) + taken + gap + rest, cursor: start + taken.length + gap.length };
}
