import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from './command.ts';
import { commandRank, rankedGroups } from './command-rank.ts';

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

function inGroup(title: string, group: string): Command {
  return { ...command(title), group };
}

describe('rankedGroups', () => {
  const commands = [inGroup('All users', 'Go to'), inGroup('Users', 'Go to'), inGroup('User menu', 'Application')];
  const titles = (typed: string) =>
    rankedGroups(commands, (each) => commandRank(each, typed)).flatMap((group) =>
      group.commands.map(({ title }) => title),
    );

  it('puts what Enter runs on top: the best of the best group', () => {
    expect(titles('user')).toEqual(['Users', 'All users', 'User menu']);
    expect(titles('menu')).toEqual(['User menu']);
    expect(titles('nothing like it')).toEqual([]);
  });

  it('keeps the order in which commands were offered while nothing is typed', () => {
    expect(titles('')).toEqual(['All users', 'Users', 'User menu']);
  });
});
