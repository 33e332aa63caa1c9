import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Calls back when a link, Back or Forward changes the address of an open screen. Changes by the screen itself replace
 * the history entry and are not reported.
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
