import { create } from 'zustand';

/** Opens the palette, and closes it again: the browser would take the key for its own search otherwise. */
export const PALETTE_STROKE = 'Mod+k';

export type PaletteView = 'closed' | 'palette' | 'shortcuts';

/** The open dialog. Never both, so that Esc is clear. */
export const usePaletteView = create<{ readonly view: PaletteView }>(() => ({ view: 'closed' }));

export function showPalette(view: PaletteView): void {
  usePaletteView.setState({ view });
}
