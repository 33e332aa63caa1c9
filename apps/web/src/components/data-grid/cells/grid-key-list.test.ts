import { describe, expect, it } from 'vitest';
import { GRID_HEADER_KEYS, GRID_KEYS } from './grid-key-list.ts';
import { gridCommand, headerCommand, type KeyStroke } from './grid-keys.ts';

function press(stroke: string): KeyStroke {
  const parts = stroke === '+' ? ['+'] : stroke.split('+');
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Mod'),
    metaKey: false,
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  };
}

describe('the list of a grid’s keys', () => {
  it('names no key that does nothing, and every thing that keys can do', () => {
    const done = GRID_KEYS.flatMap(({ keys }) => keys.map((stroke) => gridCommand(press(stroke))?.kind ?? stroke));
    expect(new Set(done)).toEqual(
      new Set(['move', 'toggle-row', 'open', 'select-all', 'copy', 'menu', 'filter', 'expand', 'clear']),
    );
  });

  it('does so for the header', () => {
    const done = GRID_HEADER_KEYS.flatMap(({ keys }) =>
      keys.map((stroke) => headerCommand(press(stroke))?.kind ?? stroke),
    );
    expect(new Set(done)).toEqual(new Set(['sort', 'resize', 'fit', 'step']));
  });
});
