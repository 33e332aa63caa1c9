import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the part that an address names. The browser does it for a page that it loads, not for one that is drawn later. */
export function useFollowedAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}
