import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keyEffect } from './key-effect.ts';
import { SuggestBox } from './suggest-box.tsx';
import { SuggestionList } from './suggestion-list.tsx';

const PRESS = { key: '', ctrlKey: false, metaKey: false, shiftKey: false };
const CLOSED = { isShown: false, hasActive: false, isChosen: false, isFieldEmpty: false };
const CHOSEN = { isShown: true, hasActive: true, isChosen: true, isFieldEmpty: false };
const nothing = () => undefined;

describe('a key in a field with suggestions', () => {
  it.each([
    ['Enter', CHOSEN, 'take'],
    ['Enter', { ...CHOSEN, hasActive: false, isChosen: false }, 'enter'],
    ['Enter', CLOSED, 'enter'],
    ['Enter', { ...CHOSEN, isChosen: false, isBehind: true }, 'wait'],
    ['Enter', { ...CLOSED, isBehind: true }, 'wait'],
    ['Enter', { ...CHOSEN, isBehind: true }, 'take'],
    ['Tab', CHOSEN, 'take'],
    ['Tab', { ...CHOSEN, isChosen: false }, null],
    ['Escape', CHOSEN, 'close'],
    ['Escape', CLOSED, null],
    ['Backspace', { ...CLOSED, isFieldEmpty: true }, 'erase'],
    ['Backspace', CLOSED, null],
    ['ArrowDown', CLOSED, 'down'],
    ['ArrowUp', CHOSEN, 'up'],
    ['a', CHOSEN, null],
  ])('%s with %j: %s', (key, list, effect) => {
    expect(keyEffect({ ...PRESS, key }, list)).toBe(effect);
  });

  it('leaves Ctrl Enter to the form, and Shift Tab to the page', () => {
    expect(keyEffect({ ...PRESS, key: 'Enter', ctrlKey: true }, CHOSEN)).toBeNull();
    expect(keyEffect({ ...PRESS, key: 'Enter', metaKey: true }, CHOSEN)).toBeNull();
    expect(keyEffect({ ...PRESS, key: 'Tab', shiftKey: true }, CHOSEN)).toBeNull();
  });
});

describe('suggestions', () => {
  const suggestions = [
    { key: 'JP', text: 'JP', detail: '12 orders' },
    { key: 'US', text: 'US', detail: '1,204 orders' },
  ];

  it('wait until the user types, and are announced as closed until then', () => {
    const box = renderToStaticMarkup(
      <SuggestBox label="Country" value="" suggestions={suggestions} onChange={nothing} onPick={nothing} isInvalid />,
    );
    expect(box).toContain('aria-expanded="false"');
    expect(box).toContain('aria-invalid="true"');
    expect(box).not.toContain('12 orders');
  });

  it('mark the active one for screen readers', () => {
    const list = renderToStaticMarkup(
      <SuggestionList
        id="list"
        label="Country"
        suggestions={suggestions}
        active={1}
        anchor={createRef()}
        behind=""
        onPick={nothing}
      />,
    );
    expect(list.match(/id="list-\d"[^>]*aria-selected="\w+"/g)).toEqual([
      expect.stringContaining('aria-selected="false"'),
      expect.stringMatching(/^id="list-1".*aria-selected="true"$/),
    ]);
  });
});
