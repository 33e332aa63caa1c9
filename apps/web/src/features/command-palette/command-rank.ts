import { type Command, type CommandGroup, commandGroups } from './command.ts';

/** How well a command matches the typed text: 0 is no match, 1 means the title begins with it. Every word must match. */
export function commandRank(command: Command, typed: string): number {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return 1;
  const title = command.title.toLowerCase();
  if (title.startsWith(words.join(' '))) return 1;
  let rank = 1;
  for (const word of words) {
    const found = wordRank(word, title, command);
    if (found === 0) return 0;
    rank = Math.min(rank, found);
  }
  return rank;
}

/** Matching commands by group, best group first, best command first. Equal ones keep their order. */
export function rankedGroups(
  commands: readonly Command[],
  rankOf: (command: Command) => number,
): readonly CommandGroup[] {
  const ranks = new Map(commands.map((command) => [command, rankOf(command)]));
  const rank = (command: Command | undefined) => (command === undefined ? 0 : (ranks.get(command) ?? 0));
  const groups = commandGroups(commands.filter((command) => rank(command) > 0));
  const sorted = groups.map(({ name, commands: members }) => ({
    name,
    commands: members.toSorted((a, b) => rank(b) - rank(a)),
  }));
  return sorted.toSorted((a, b) => rank(b.commands[0]) - rank(a.commands[0]));
}

function wordRank(word: string, title: string, command: Command): number {
  if (startsAWord(title, word)) return 0.8;
  if (title.includes(word)) return 0.6;
  const others = [...(command.keywords ?? []), command.group].join(' ').toLowerCase();
  if (startsAWord(others, word)) return 0.4;
  return others.includes(word) ? 0.2 : 0;
}

function startsAWord(text: string, word: string): boolean {
  return text.split(/[\s:·-]+/).some((part) => part.startsWith(word));
}
