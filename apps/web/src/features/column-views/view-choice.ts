import type { GridId } from '@meridian/domain/columns/grid-id';
import type { UserView, UserViewSetting } from '@meridian/domain/entities/user-view-setting';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { createSafeStorage } from '../../session/safe-storage.ts';

/** The key of a choice: user and grid, so that another user on the same page does not inherit it. */
export type ViewPlace = { readonly userId: number; readonly gridId: GridId };

/** The chosen view as it was loaded or saved; or the standard view. */
export type ViewChoice = { readonly kind: 'standard' } | { readonly kind: 'view'; readonly saved: UserView };

type ViewChoices = {
  readonly choices: Readonly<Record<string, ViewChoice>>;
  /** The grid whose view panel should open to save. */
  readonly savingGridId: GridId | null;
  /** A view that another part asked for, until its grid applies it. */
  readonly asked: AskedView | null;
};

type AskedView = { readonly gridId: GridId; readonly setting: ViewSettingRef | 'standard' };

/** Names a saved view as it was listed. */
export type ViewSettingRef = Pick<UserViewSetting, 'id' | 'version'>;

export const STANDARD: ViewChoice = { kind: 'standard' };

const useChoices = create<ViewChoices>(() => ({ choices: {}, savingGridId: null, asked: null }));
const tabStorage = createSafeStorage(() => window.sessionStorage);

function keyOf({ userId, gridId }: ViewPlace): string {
  return `meridian.view.${userId}.${gridId}`;
}

/** Null before a choice. */
export function useViewChoice(place: ViewPlace): ViewChoice | null {
  return useChoices(({ choices }) => choices[keyOf(place)] ?? null);
}

/** Kept for this page, and by id for a reload of the tab. */
export function chooseView(place: ViewPlace, choice: ViewChoice): void {
  const key = keyOf(place);
  tabStorage.set(key, choice.kind === 'view' ? String(choice.saved.id) : 'standard');
  useChoices.setState(({ choices }) => ({ choices: { ...choices, [key]: choice } }));
}

/** Changes the chosen view if it is still this one. */
export function updateChosenView(place: ViewPlace, id: number, update: (saved: UserView) => UserView | null): void {
  const choice = useChoices.getState().choices[keyOf(place)];
  if (choice?.kind !== 'view' || choice.saved.id !== id) return;
  const saved = update(choice.saved);
  chooseView(place, saved === null ? STANDARD : { kind: 'view', saved });
}

export function rememberedView(place: ViewPlace): number | 'standard' | null {
  const stored = tabStorage.get(keyOf(place));
  if (stored === null || stored === 'standard') return stored;
  const id = Number(stored);
  return Number.isSafeInteger(id) ? id : null;
}

/** Opens the view panel of a grid to save, from another part of the page. */
export function askToSaveView(gridId: GridId): void {
  useChoices.setState({ savingGridId: gridId });
}

export function useSavingGridId(): GridId | null {
  return useChoices(({ savingGridId }) => savingGridId);
}

export function doneAskingToSave(): void {
  useChoices.setState({ savingGridId: null });
}

/** Applies a saved or the standard view, from a palette command. */
export function askForView(gridId: GridId, setting: ViewSettingRef | 'standard'): void {
  useChoices.setState({ asked: { gridId, setting } });
}

/** Takes the request for a grid, once. */
export function useAskedView(gridId: GridId, show: (setting: ViewSettingRef | 'standard') => void): void {
  const asked = useChoices(({ asked: now }) => (now?.gridId === gridId ? now : null));
  const tell = useEffectEvent(show);
  useEffect(() => {
    if (asked === null) return;
    useChoices.setState({ asked: null });
    tell(asked.setting);
  }, [asked]);
}
