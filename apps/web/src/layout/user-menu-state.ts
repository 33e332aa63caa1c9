import { create } from 'zustand';

/** Shared, because the palette opens the menu too. */
export const useUserMenu = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export function setUserMenuOpen(isOpen: boolean): void {
  useUserMenu.setState({ isOpen });
}
