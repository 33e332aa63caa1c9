import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFollowedAddress } from '../../lib/use-followed-address.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { withWords, wordsOf } from './words-address.ts';

const TYPING_PAUSE_MS = 250;

/** The quick search of a screen. The grid follows at once, the address when typing pauses. */
export function useQuickSearch(): readonly [words: string, setWords: (words: string) => void] {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const [words, setWords] = useState(() => wordsOf(search));
  const settled = useSettled(words, TYPING_PAUSE_MS);
  useEffect(() => changeSearch((now) => withWords(now, settled)), [changeSearch, settled]);
  useFollowedAddress(() => setWords(wordsOf(search)));
  return [words, setWords];
}
