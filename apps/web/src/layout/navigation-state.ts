import { STORAGE_KEYS } from '@meridian/domain/storage-keys';
import { create } from 'zustand';
import { createSafeStorage } from '../session/safe-storage.ts';

const storage = createSafeStorage(() => localStorage);

/** True when the navigation shows labels (217 px), not only icons (50 px). This machine remembers it. */
export const useNavigationState = create<{ readonly isExpanded: boolean }>(() => ({
  isExpanded: storage.get(STORAGE_KEYS.navigationExpanded) === 'true',
}));

export function toggleNavigation(): void {
  const isExpanded = !useNavigationState.getState().isExpanded;
  useNavigationState.setState({ isExpanded });
  storage.set(STORAGE_KEYS.navigationExpanded, String(isExpanded));
}
