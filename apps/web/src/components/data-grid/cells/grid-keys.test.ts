import { describe, expect, it } from 'vitest';
import { gridCommand, headerCommand, type KeyStroke } from './grid-keys.ts';

function stroke(text: string): KeyStroke {
  const parts = text.split('+').map((part) => (part === 'Space' ? ' ' : part));
  const key = text.endsWith('++') || text === '+' ? '+' : (parts.at(-1) ?? '');
  return {
    key,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  };
}

describe('keys in the rows', () => {
  it.each([
    ['ArrowDown', { kind: 'move', move: { kind: 'by', rows: 1, columns: 0 }, isRange: false }],
    ['Shift+ArrowRight', { kind: 'move', move: { kind: 'by', rows: 0, columns: 1 }, isRange: true }],
    ['Ctrl+ArrowDown', { kind: 'move', move: { kind: 'edge', edge: 'bottom' }, isRange: false }],
    ['Cmd+ArrowLeft', { kind: 'move', move: { kind: 'edge', edge: 'start' }, isRange: false }],
    ['Home', { kind: 'move', move: { kind: 'edge', edge: 'start' }, isRange: false }],
    ['Ctrl+Shift+End', { kind: 'move', move: { kind: 'edge', edge: 'last' }, isRange: true }],
    ['PageDown', { kind: 'move', move: { kind: 'page', by: 1 }, isRange: false }],
    ['Space', { kind: 'toggle-row', isRange: false }],
    ['Enter', { kind: 'open' }],
    ['Ctrl+a', { kind: 'select-all' }],
    ['Ctrl+c', { kind: 'copy', withHeaders: false }],
    ['Ctrl+Shift+C', { kind: 'copy', withHeaders: true }],
    ['Shift+F10', { kind: 'menu' }],
    ['Alt+ArrowDown', { kind: 'filter' }],
    ['Escape', { kind: 'clear' }],
    ['+', { kind: 'expand', isExpanded: true }],
  ])('%s', (keys, command) => {
    expect(gridCommand(stroke(keys))).toEqual(command);
  });

  it.each(['p', 'm', 'Shift+X', 'Alt+ArrowLeft', 'Ctrl+k', 'Ctrl+Enter', '/', '1'])('leaves %s to the page', (keys) => {
    expect(gridCommand(stroke(keys))).toBeNull();
  });
});

describe('keys in the header', () => {
  it('sorts, sizes and moves', () => {
    expect(headerCommand(stroke('Enter'))).toEqual({ kind: 'sort', isAdded: false });
    expect(headerCommand(stroke('Shift+Enter'))).toEqual({ kind: 'sort', isAdded: true });
    expect(headerCommand(stroke('Shift+ArrowLeft'))).toEqual({ kind: 'resize', by: -8 });
    expect(headerCommand(stroke('Ctrl+Shift+ArrowRight'))).toEqual({ kind: 'step', by: 1 });
    expect(headerCommand(stroke('ArrowRight'))).toBeNull();
  });
});
