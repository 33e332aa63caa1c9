import { useEffect, useState } from 'react';
import type { Command } from './command.ts';
import { useFinder } from './command-finder.ts';

const PAUSE_MS = 120;

type Answer = { readonly typed: string; readonly commands: readonly Command[] };

export type FoundCommands = {
  readonly commands: readonly Command[];
  /** True until the last search is answered. */
  readonly isLooking: boolean;
};

const NOTHING: Answer = { typed: '', commands: [] };

/** Searches after a pause. The last search wins; earlier results stay until then. */
export function useFoundCommands(typed: string): FoundCommands {
  const find = useFinder();
  const wanted = typed.trim();
  const [answer, setAnswer] = useState(NOTHING);
  useEffect(() => {
    if (find === null || wanted === '') return undefined;
    let isLatest = true;
    const look = async () => {
      const commands = await find(wanted);
      if (isLatest) setAnswer({ typed: wanted, commands: commands ?? [] });
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [find, wanted]);
  if (wanted === '' || find === null) return { commands: [], isLooking: false };
  return { commands: answer.commands, isLooking: answer.typed !== wanted };
}
