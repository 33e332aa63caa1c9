/** The keys of every grid, for the help. A test checks them against the grid. */
export const GRID_KEYS = [
  { title: 'Move', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
  { title: 'First and last row', keys: ['Mod+ArrowUp', 'Mod+ArrowDown'] },
  { title: 'First and last column', keys: ['Home', 'End'] },
  { title: 'A page up and down', keys: ['PageUp', 'PageDown'] },
  { title: 'Choose cells', keys: ['Shift+ArrowUp', 'Shift+ArrowDown'] },
  { title: 'Check the row', keys: [' '] },
  { title: 'Check up to the row', keys: ['Shift+ '] },
  { title: 'Check all', keys: ['Mod+a'] },
  { title: 'Open the row', keys: ['Enter'] },
  { title: 'Open and close a group', keys: ['+', '-'] },
  { title: 'Menu of the cell', keys: ['Shift+F10'] },
  { title: 'Filter the column', keys: ['Alt+ArrowDown'] },
  { title: 'Copy', keys: ['Mod+c'] },
  { title: 'Copy with headers', keys: ['Mod+Shift+c'] },
  { title: 'Clear the selection', keys: ['Escape'] },
] as const;

/** Keys in the header. Arrow up reaches it from the first row. */
export const GRID_HEADER_KEYS = [
  { title: 'Sort', keys: ['Enter'] },
  { title: 'Sort by this too', keys: ['Shift+Enter'] },
  { title: 'Narrower and wider', keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'] },
  { title: 'Move the column', keys: ['Mod+Shift+ArrowLeft', 'Mod+Shift+ArrowRight'] },
  { title: 'Fit to the text', keys: ['*'] },
] as const;
