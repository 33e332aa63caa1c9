import { useEffect, useState } from 'react';
import { keepWork, keptWork } from '../../session/kept-work.ts';
import { useSession } from '../../session/session-context.tsx';
import { selectCurrentUser } from '../../session/session-selectors.ts';
import { type KeptStudio, readKeptStudio } from './kept-studio.ts';

/** Keeps the variants through a reload and while other screens are open. */
export function useKeptStudio() {
  const userId = useSession(selectCurrentUser)?.id ?? 0;
  const [kept, setKept] = useState((): KeptStudio => readKeptStudio(keptWork('studio', userId)));
  useEffect(() => keepWork('studio', userId, kept), [userId, kept]);
  return { kept, keep: setKept };
}
