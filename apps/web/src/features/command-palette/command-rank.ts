import type { Command } from './command.ts';

/** How well a command answers what was typed: 0 is not at all, 1 is the title's own beginning. Every word must be found. */
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

/** The first of those that answer best; null when none does. */
export function bestCommand(commands: readonly Command[], rankOf: (id: string) => number): Command | null {
  let best: Command | null = null;
  let rank = 0;
  for (const command of commands) {
    const own = rankOf(command.id);
    if (own > rank) [best, rank] = [command, own];
  }
  return best;
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
