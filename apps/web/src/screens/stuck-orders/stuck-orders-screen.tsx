import { useEffect } from 'react';
import { StuckDesk } from './stuck-desk.tsx';
import { useStuckLevel } from './use-stuck-level.ts';

/** Orders that should be trading and are not: where they are, why, since when; and below, what belongs to one. */
export function StuckOrdersScreen() {
  const [level, setLevel] = useStuckLevel();
  useEffect(() => {
    document.title = 'Stuck orders · Meridian';
  }, []);
  return <StuckDesk key={level} level={level} onLevel={setLevel} />;
}
