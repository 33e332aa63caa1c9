import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { SuggestBoxProps } from './suggest-box.tsx';
import { keyEffect } from './key-effect.ts';
import { nextOption, type Suggestion } from './suggestion.ts';

/** Handles the keys of a suggestion list: open, choose, take, close. */
export function useSuggestionKeys(props: SuggestBoxProps, input: RefObject<HTMLInputElement | null>) {
  const { suggestions, isFirstChosen = false, isBehind = false } = props;
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const isShown = isOpen && suggestions.length > 0;
  const active = Math.min(isFirstChosen ? Math.max(chosen, 0) : chosen, suggestions.length - 1);
  const close = () => {
    setOpen(false);
    setChosen(-1);
  };
  const take = (suggestion: Suggestion) => {
    setChosen(-1);
    if (isFirstChosen) setOpen(false);
    props.onPick(suggestion);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const picked = isShown ? suggestions[active] : undefined;
    const isFieldEmpty = props.value === '';
    const list = { isShown, hasActive: picked !== undefined, isChosen: chosen >= 0, isFieldEmpty, isBehind };
    const effect = keyEffect(event, list);
    if (effect === 'erase') props.onBackspace?.();
    if (effect === null || effect === 'erase') return;
    event.preventDefault();
    if (effect === 'down' || effect === 'up') {
      setOpen(true);
      if (isShown) setChosen(nextOption(active, effect === 'down' ? 1 : -1, suggestions.length));
    } else if (effect === 'wait') props.onAwait?.();
    else if (effect === 'take' && picked !== undefined) take(picked);
    else {
      close();
      if (effect === 'enter') props.onEnter?.();
      else event.stopPropagation();
    }
  };
  return {
    isShown,
    active,
    take,
    onKeyDown,
    open: () => setOpen(true),
    typed: ({ value, selectionStart }: HTMLInputElement) => {
      props.onChange(value);
      props.onCursor?.(selectionStart ?? value.length);
      setOpen(true);
      setChosen(-1);
    },
    leave: () => {
      close();
      props.onLeave?.();
    },
  };
}
