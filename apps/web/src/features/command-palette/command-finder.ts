import { useEffect } from 'react';
import { create } from 'zustand';
import type { Command } from './command.ts';

/** Finds things that are too many to list, such as orders; null when it cannot answer. */
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
