import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Calls back when the address changed under a screen that is open already: a link to it, or back and forward. What the
 * screen itself writes replaces the entry and is known to it.
 */
export function useFollowedAddress(follow: () => void): void {
  const { key } = useLocation();
  const how = useNavigationType();
  const known = useRef(key);
  const onAddress = useEffectEvent((next: string) => {
    if (known.current === next) return;
    known.current = next;
    if (how !== NavigationType.Replace) follow();
  });
  useEffect(() => onAddress(key), [key]);
}
