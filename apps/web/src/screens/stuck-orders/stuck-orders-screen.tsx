import { useEffect } from 'react';
import { StuckDesk } from './stuck-desk.tsx';
import { useStuckLevel } from './use-stuck-level.ts';

/** Orders that should trade and do not: where, why and since when. Below are the details of one. */
export function StuckOrdersScreen() {
  const [level, setLevel] = useStuckLevel();
  useEffect(() => {
    document.title = 'Stuck orders · Meridian';
  }, []);
  return <StuckDesk key={level} level={level} onLevel={setLevel} />;
}
