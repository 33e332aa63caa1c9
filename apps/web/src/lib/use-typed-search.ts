import { useEffect, useEffectEvent, useState } from 'react';

const TYPING_PAUSE_MS = 250;

/** The typed text. It is reported when typing pauses. */
export function useTypedSearch(search: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  // Something else changed the address: a link, the back button, Clear filters.
  if (shown !== search) {
    setShown(search);
    setTyped(search);
  }
  const commit = useEffectEvent((text: string) => {
    if (text !== search) onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => commit(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
