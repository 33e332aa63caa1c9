import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { SuggestBoxProps } from './suggest-box.tsx';
import { nextOption, type Suggestion } from './suggestion.ts';

/** Handles the keys of a suggestion list: open, choose, take, close. */
export function useSuggestionKeys(props: SuggestBoxProps, input: RefObject<HTMLInputElement | null>) {
  const { suggestions, isFirstChosen = false } = props;
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
    // Ctrl Enter belongs to the form.
    if (event.ctrlKey || event.metaKey) return;
    const picked = isShown ? suggestions[active] : undefined;
    const isTaking = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey && chosen >= 0);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (isShown) setChosen(nextOption(active, event.key === 'ArrowDown' ? 1 : -1, suggestions.length));
    } else if (isTaking && picked !== undefined) {
      event.preventDefault();
      take(picked);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      close();
      props.onEnter?.();
    } else if (event.key === 'Backspace' && props.value === '') {
      props.onBackspace?.();
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      close();
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
