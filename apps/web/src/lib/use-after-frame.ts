import { useEffect, useState } from 'react';

/** True two frames after it became so: the first writes what was waited for, and by the second it is on the screen. */
export function useAfterFrame(isReady: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isReady) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setShown(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
  return isReady && isShown;
}
