import { create } from 'zustand';

export type PaletteView = 'closed' | 'palette' | 'shortcuts';

/** Which of the two dialogs is open: never both, so Esc always means one thing. */
export const usePaletteView = create<{ readonly view: PaletteView }>(() => ({ view: 'closed' }));

export function showPalette(view: PaletteView): void {
  usePaletteView.setState({ view });
}
