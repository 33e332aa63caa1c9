import { useEffect, useState } from 'react';
import { keepWork, keptWork } from '../../session/kept-work.ts';
import { useSession } from '../../session/session-context.tsx';
import { selectCurrentUser } from '../../session/session-selectors.ts';
import { type KeptStudio, readKeptStudio } from './kept-studio.ts';

/** What was tried outlives a reload of the page, and a while of doing something else. */
export function useKeptStudio() {
  const userId = useSession(selectCurrentUser)?.id ?? 0;
  const [kept, setKept] = useState((): KeptStudio => readKeptStudio(keptWork('studio', userId)));
  useEffect(() => keepWork('studio', userId, kept), [userId, kept]);
  return { kept, keep: setKept };
}
