import { create } from 'zustand';

/** Shared, because a key, the palette and the action bar open the question on every screen. */
export const useCancelMine = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export function setCancelMineOpen(isOpen: boolean): void {
  useCancelMine.setState({ isOpen });
}

export const CANCEL_MINE_LABEL = 'Cancel all mine';
export const CANCEL_MINE_KEY = 'Mod+Shift+x';
