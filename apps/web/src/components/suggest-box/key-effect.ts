import type { KeyboardEvent } from 'react';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

type ListState = {
  readonly isShown: boolean;
  /** True when Enter has a suggestion to take. */
  readonly hasActive: boolean;
  /** True when the user chose one by arrow key. */
  readonly isChosen: boolean;
  readonly isFieldEmpty: boolean;
  /** The suggestions are those of an earlier text. */
  readonly isBehind?: boolean;
};

type KeyEffect = 'down' | 'up' | 'take' | 'wait' | 'enter' | 'erase' | 'close';

/** What a key does in a field with suggestions; null for a key of the field or the page. */
export function keyEffect({ key, ctrlKey, metaKey, shiftKey }: KeyPress, list: ListState): KeyEffect | null {
  // Ctrl Enter belongs to the form.
  if (ctrlKey || metaKey) return null;
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowUp') return 'up';
  if (key === 'Enter' && list.isBehind === true && !list.isChosen) return 'wait';
  const isTaking = key === 'Enter' || (key === 'Tab' && !shiftKey && list.isChosen);
  if (isTaking && list.hasActive) return 'take';
  if (key === 'Enter') return 'enter';
  if (key === 'Backspace' && list.isFieldEmpty) return 'erase';
  return key === 'Escape' && list.isShown ? 'close' : null;
}
