export type KeyPress = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
};

const MODIFIERS = new Set([
  'Control',
  'Shift',
  'Alt',
  'Meta',
  'AltGraph',
  'CapsLock',
  'Dead',
  'Process',
  'Unidentified',
]);

/** Name of a key press as commands spell it: `g`, `?`, `Shift+x`, `Mod+k`; null for a modifier key alone. */
export function strokeOf(press: KeyPress): string | null {
  if (MODIFIERS.has(press.key)) return null;
  const isLetter = /^[a-z]$/i.test(press.key);
  const key = isLetter ? press.key.toLowerCase() : press.key;
  // Ctrl and Alt together is AltGr, which many keyboards need for a bracket.
  const isAltGraph = press.ctrlKey && press.altKey && press.key.length === 1;
  const mod = !isAltGraph && (press.ctrlKey || press.metaKey) ? 'Mod+' : '';
  const alt = !isAltGraph && press.altKey ? 'Alt+' : '';
  // A symbol such as ? already says that Shift was held.
  const shift = press.shiftKey && (isLetter || press.key.length > 1) ? 'Shift+' : '';
  return `${mod}${alt}${shift}${key}`;
}

const CAPS: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': 'Space',
};

/** What is printed on the keys of a stroke. */
export function keyCaps(stroke: string, isMac: boolean): readonly string[] {
  // A lone plus is a key, not a separator.
  const parts = stroke === '+' ? ['+'] : stroke.split('+');
  return parts.map((part) => {
    if (part === 'Mod') return isMac ? '⌘' : 'Ctrl';
    if (part === 'Alt') return isMac ? '⌥' : 'Alt';
    if (part.length === 1 && part !== ' ') return part.toUpperCase();
    return CAPS[part] ?? part;
  });
}
