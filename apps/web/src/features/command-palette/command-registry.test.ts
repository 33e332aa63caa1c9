import { describe, expect, it } from 'vitest';
import type { CommandSource } from './command.ts';
import { currentCommands, registerCommandSource } from './command-registry.ts';

function source(id: string, rank: number, titles: readonly string[]): CommandSource {
  return {
    id,
    rank,
    commands: titles.map((title) => ({ id: `${id}.${title}`, title, group: id, run: () => undefined })),
  };
}

const titles = () => currentCommands().map((command) => command.title);

describe('the command registry', () => {
  it('lists sources by rank, whatever the order they came in', () => {
    const leaveScreens = registerCommandSource(source('screens', 20, ['Home']));
    const leaveOrder = registerCommandSource(source('order', 10, ['Pause order']));
    expect(titles()).toEqual(['Pause order', 'Home']);
    leaveOrder();
    expect(titles()).toEqual(['Home']);
    leaveScreens();
    expect(titles()).toEqual([]);
  });

  it('keeps a newer source when the older one of the same id leaves late', () => {
    const leaveOld = registerCommandSource(source('screen', 10, ['Old']));
    const leaveNew = registerCommandSource(source('screen', 10, ['New']));
    leaveOld();
    expect(titles()).toEqual(['New']);
    leaveNew();
    expect(titles()).toEqual([]);
  });
});
