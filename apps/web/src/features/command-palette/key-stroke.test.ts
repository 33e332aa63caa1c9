import { describe, expect, it } from 'vitest';
import { type KeyPress, keyCaps, strokeOf } from './key-stroke.ts';

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
}

describe('strokeOf', () => {
  it('names plain keys by themselves', () => {
    expect(strokeOf(press('g'))).toBe('g');
    expect(strokeOf(press('G'))).toBe('g');
    expect(strokeOf(press('['))).toBe('[');
  });

  it('does not name Shift for a symbol that needs it', () => {
    expect(strokeOf(press('?', { shiftKey: true }))).toBe('?');
    expect(strokeOf(press('X', { shiftKey: true }))).toBe('Shift+x');
    expect(strokeOf(press('Enter', { shiftKey: true }))).toBe('Shift+Enter');
  });

  it('takes Control and Command for one modifier', () => {
    expect(strokeOf(press('k', { ctrlKey: true }))).toBe('Mod+k');
    expect(strokeOf(press('k', { metaKey: true }))).toBe('Mod+k');
  });

  it('reads a bracket typed with AltGr as a bracket', () => {
    expect(strokeOf(press('[', { ctrlKey: true, altKey: true }))).toBe('[');
  });

  it('ignores a modifier by itself', () => {
    expect(strokeOf(press('Shift', { shiftKey: true }))).toBeNull();
  });
});

describe('keyCaps', () => {
  it('prints what is on the keys of the machine', () => {
    expect(keyCaps('Mod+k', false)).toEqual(['Ctrl', 'K']);
    expect(keyCaps('Mod+k', true)).toEqual(['⌘', 'K']);
    expect(keyCaps('Escape', false)).toEqual(['Esc']);
    expect(keyCaps('+', false)).toEqual(['+']);
  });
});
