import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFollowedAddress } from '../../lib/use-followed-address.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import type { DraftGroup } from './draft/search-draft.ts';
import { edited, searchOfText, type SearchState, startState, typed } from './search-state.ts';

const TEXT = 'q';
const SAVED = 'saved';

/** After the last key: a search of half a word would only make the rows jump. */
const PAUSE_MS = 400;

export type PowerSearchModel = SearchState & {
  /** What is looked for now: of the last text that could be read. Null for nothing yet. */
  readonly search: PowerSearch | null;
  /** The name under which it was opened or saved, if it was. */
  readonly savedName: string | null;
  /** The text has rested for a moment, so that what is wrong with it is worth saying. */
  readonly isSettled: boolean;
  readonly type: (text: string) => void;
  readonly edit: (draft: DraftGroup) => void;
  /** Without waiting for a pause. */
  readonly runNow: () => void;
  readonly open: (text: string, savedName: string | null) => void;
  readonly setSavedName: (name: string | null) => void;
};

/** The search of the screen: the address is its home, the field and the form are its two faces. */
export function usePowerSearch(): PowerSearchModel {
  const [params, setParams] = useSearchParams();
  const changeSearch = useSearchChange();
  const applied = params.get(TEXT) ?? '';
  const [state, setState] = useState(() => startState(applied));
  const [settled, setSettled] = useState(applied);
  const { text, error } = state;

  const addressOf = (now: URLSearchParams, next: string, savedName: string | null) => {
    const changed = new URLSearchParams(now);
    setOrDelete(changed, TEXT, next);
    setOrDelete(changed, SAVED, next === '' ? '' : (savedName ?? ''));
    return changed;
  };

  const apply = (next: string) => {
    setSettled(next);
    if (error === null && next.trim() !== applied) changeSearch((now) => addressOf(now, next.trim(), now.get(SAVED)));
  };
  const onPause = useEffectEvent(apply);
  useEffect(() => {
    const timer = setTimeout(() => onPause(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  useFollowedAddress(() => {
    setState((now) => (now.text.trim() === applied ? now : startState(applied)));
    setSettled(applied);
  });

  return {
    ...state,
    search: useMemo(() => searchOfText(applied), [applied]),
    savedName: params.get(SAVED),
    isSettled: settled === text,
    type: (next) => setState((now) => typed(now, next)),
    edit: (draft) => setState(edited(draft)),
    runNow: () => apply(text),
    open: (next, savedName) => {
      setState(startState(next));
      setSettled(next);
      setParams((now) => addressOf(now, next, savedName));
    },
    setSavedName: (name) => changeSearch((now) => addressOf(now, now.get(TEXT) ?? '', name)),
  };
}

function setOrDelete(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}
