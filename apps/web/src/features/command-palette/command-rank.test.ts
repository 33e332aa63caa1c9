import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from './command.ts';
import { bestCommand, commandRank } from './command-rank.ts';

function command(title: string, keywords: readonly string[] = []): Command {
  return { id: title, title, group: 'Go to', keywords, run: () => undefined };
}

describe('commandRank', () => {
  it('puts the beginning of the title before a later word, and a word before a keyword', () => {
    const first = commandRank(command('Users and permissions'), 'use');
    const later = commandRank(command('All users'), 'use');
    const keyword = commandRank(command('Administration', ['users']), 'use');
    expect([first, later, keyword]).toEqual([1, 0.8, 0.4]);
  });

  it('asks for every word, in any order', () => {
    expect(commandRank(command('Switch to FUTURE'), 'future switch')).toBeGreaterThan(0);
    expect(commandRank(command('Switch to FUTURE'), 'future equity')).toBe(0);
  });

  it('finds a command by its heading', () => {
    expect(commandRank(command('Home'), 'go')).toBe(0.4);
  });

  it('matches everything while nothing is typed', () => {
    assert(
      property(string(), (title) => {
        expect(commandRank(command(title), '   ')).toBe(1);
      }),
    );
  });

  it('matches every title by itself', () => {
    assert(
      property(string({ minLength: 1 }), (title) => {
        expect(commandRank(command(title), title)).toBeGreaterThan(0);
      }),
    );
  });
});

it('the best command is the first of those that answer best', () => {
  const commands = [command('All users'), command('Users'), command('User menu')];
  const rankOf = (title: string) => commandRank(command(title), 'use');
  expect(bestCommand(commands, rankOf)?.title).toBe('Users');
  expect(bestCommand(commands, () => 0)).toBeNull();
});
