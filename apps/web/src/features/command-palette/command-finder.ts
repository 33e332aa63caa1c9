import { useEffect } from 'react';
import { create } from 'zustand';
import type { Command } from './command.ts';

/** Looks for things that are too many to be listed, such as orders; null when it cannot say. */
export type CommandFinder = (typed: string) => Promise<readonly Command[] | null>;

const useFinderStore = create<{ readonly find: CommandFinder | null }>(() => ({ find: null }));

/** Offers a finder for as long as the caller is shown; pass the same function until it really changes. */
export function useCommandFinder(find: CommandFinder): void {
  useEffect(() => {
    useFinderStore.setState({ find });
    return () => useFinderStore.setState((state) => (state.find === find ? { find: null } : state));
  }, [find]);
}

export function useFinder(): CommandFinder | null {
  return useFinderStore((state) => state.find);
}
