import type { UserViewSetting } from '@meridian/domain/entities/user-view-setting';

export type ViewSettings = readonly UserViewSetting[];

/** A setting as a call answered it, in its place by name; a new default takes the star from the others. */
export function withSetting(settings: ViewSettings, setting: UserViewSetting): ViewSettings {
  const others = settings
    .filter(({ id }) => id !== setting.id)
    .map((other) => (setting.isDefault && other.isDefault ? Object.assign({}, other, { isDefault: false }) : other));
  return [...others, setting].toSorted((a, b) => a.name.localeCompare(b.name));
}

export function withoutSetting(settings: ViewSettings, id: number): ViewSettings {
  return settings.filter((setting) => setting.id !== id);
}

/** What a grid starts with: the view that this tab had, else the default one; null is the grid as it comes. */
export function startSetting(settings: ViewSettings, remembered: number | 'standard' | null): UserViewSetting | null {
  if (remembered === 'standard') return null;
  return settings.find(({ id }) => id === remembered) ?? settings.find(({ isDefault }) => isDefault) ?? null;
}
