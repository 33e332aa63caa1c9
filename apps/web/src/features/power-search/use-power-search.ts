import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFollowedAddress } from '../../lib/use-followed-address.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import type { DraftGroup } from './draft/search-draft.ts';
import { edited, searchOfText, type SearchState, startState, typed } from './search-state.ts';

const TEXT = 'q';
const SAVED = 'saved';

/** Pause after the last key. Searching for half a word would make the rows jump. */
const PAUSE_MS = 400;

export type PowerSearchModel = SearchState & {
  /** The search of the last valid text. Null before the first one. */
  readonly search: PowerSearch | null;
  /** The name of the saved search, if it was opened or saved. */
  readonly savedName: string | null;
  /** Typing has paused, so an error may be shown. */
  readonly isSettled: boolean;
  readonly type: (text: string) => void;
  readonly edit: (draft: DraftGroup) => void;
  /** Runs the search at once, without the pause. */
  readonly runNow: () => void;
  readonly open: (text: string, savedName: string | null) => void;
  readonly setSavedName: (name: string | null) => void;
};

/** The search of the screen. The address stores it; the text field and the form edit it. */
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
