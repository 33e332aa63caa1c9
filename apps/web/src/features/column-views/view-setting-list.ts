import type { UserViewSetting } from '@meridian/domain/entities/user-view-setting';

export type ViewSettings = readonly UserViewSetting[];

/** Puts a saved view into the list by name. A new default removes the star of the old one. */
export function withSetting(settings: ViewSettings, setting: UserViewSetting): ViewSettings {
  const others = settings
    .filter(({ id }) => id !== setting.id)
    .map((other) => (setting.isDefault && other.isDefault ? Object.assign({}, other, { isDefault: false }) : other));
  return [...others, setting].toSorted((a, b) => a.name.localeCompare(b.name));
}

export function withoutSetting(settings: ViewSettings, id: number): ViewSettings {
  return settings.filter((setting) => setting.id !== id);
}

/** The first view of a grid: the last one of this tab, else the default; null for the standard view. */
export function startSetting(settings: ViewSettings, remembered: number | 'standard' | null): UserViewSetting | null {
  if (remembered === 'standard') return null;
  return settings.find(({ id }) => id === remembered) ?? settings.find(({ isDefault }) => isDefault) ?? null;
}
