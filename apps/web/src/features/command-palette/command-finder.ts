import { useEffect } from 'react';
import { create } from 'zustand';
import type { Command } from './command.ts';

/** Finds things that are too many to list, such as orders; null when it cannot answer. */
export type CommandFinder = (typed: string) => Promise<readonly Command[] | null>;

const useFinderStore = create<{ readonly find: CommandFinder | null }>(() => ({ find: null }));

/** Registers a finder while the caller is mounted. Pass a stable function. */
export function useCommandFinder(find: CommandFinder): void {
  useEffect(() => {
    useFinderStore.setState({ find });
    return () => useFinderStore.setState((state) => (state.find === find ? { find: null } : state));
  }, [find]);
}

export function useFinder(): CommandFinder | null {
  return useFinderStore((state) => state.find);
}
