import { useEffect } from 'react';
import { create } from 'zustand';
import { type CommandSource, commandsOf, type Command } from './command.ts';

type CommandRegistry = { readonly sources: ReadonlyMap<string, CommandSource> };

const useRegistry = create<CommandRegistry>(() => ({ sources: new Map() }));

/** Adds a source, or replaces the one with the same id. The returned function removes it. */
export function registerCommandSource(source: CommandSource): () => void {
  useRegistry.setState(({ sources }) => ({ sources: new Map(sources).set(source.id, source) }));
  return () => {
    useRegistry.setState(({ sources }) => {
      // A newer source with the same id belongs to another caller and stays.
      if (sources.get(source.id) !== source) return { sources };
      const left = new Map(sources);
      left.delete(source.id);
      return { sources: left };
    });
  };
}

/** Registers commands while the caller is mounted. Pass a stable object. */
export function useCommandSource(source: CommandSource): void {
  useEffect(() => registerCommandSource(source), [source]);
}

export function useCommands(): readonly Command[] {
  return commandsOf(useRegistry((registry) => registry.sources).values());
}

/** For handlers outside of rendering. */
export function currentCommands(): readonly Command[] {
  return commandsOf(useRegistry.getState().sources.values());
}
