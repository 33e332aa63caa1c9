import type { ValueAtCursor } from '@meridian/domain/power-search/complete-search';
import type { FoundValue } from '@meridian/protocol/live/search-commands';
import { readPrefixSearch } from '@meridian/protocol/live/search-answers';
import { useEffect, useEffectEvent, useState } from 'react';
import { SHOWN_ZONE } from '../../../lib/time-text.ts';
import { useLive } from '../../../live/live-context.tsx';

const PAUSE_MS = 120;
const MAX_SUGGESTIONS = 12;
const MAX_PREFIX = 64;

type Answer = { readonly fieldId: string; readonly values: readonly FoundValue[] };

/** Values in the user's orders that start with the typed text. The latest request wins. */
export function useValueSuggestions(wanted: ValueAtCursor | null): readonly FoundValue[] {
  const { feed } = useLive();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isAsked = wanted !== null && (wanted.field.kind === 'text' || wanted.field.kind === 'choice');
  const fieldId = isAsked && wanted.field.column !== null ? wanted.field.id : null;
  const prefix = fieldId === null ? '' : (wanted?.typed ?? '').slice(0, MAX_PREFIX);
  const ask = useEffectEvent(async (id: string, typed: string, isLatest: () => boolean) => {
    const asked = { prefix: typed, field: id, zone: SHOWN_ZONE, limit: MAX_SUGGESTIONS };
    const result = await feed.command('search.prefix', asked);
    // Without a response the built-in values are still offered.
    const data = result.kind === 'ok' ? readPrefixSearch(result.data) : null;
    if (data !== null && isLatest()) setAnswer({ fieldId: id, values: data.values });
  });
  useEffect(() => {
    if (fieldId === null) return undefined;
    let isLatest = true;
    const timer = setTimeout(() => void ask(fieldId, prefix, () => isLatest), PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [fieldId, prefix]);
  return answer !== null && answer.fieldId === fieldId ? answer.values : NONE;
}

const NONE: readonly FoundValue[] = [];
