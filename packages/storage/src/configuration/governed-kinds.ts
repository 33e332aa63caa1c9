import type { RoutedKind } from '@meridian/domain/four-eyes/routed-row';

/** What names of strategies lead to. */
export const ROUTED_KINDS = ['group', 'strategy', 'setting'] as const satisfies readonly RoutedKind[];

/** What is the same for every account: the way to venues, and the places taken out of it. */
export const DESK_KINDS = ['venue_configuration', 'destination', 'venue', 'penalty'] as const;

export type DeskKind = (typeof DESK_KINDS)[number];
/** Kinds whose changes may need a second person: they decide how orders are worked. */
export type GovernedKind = RoutedKind | DeskKind;
/** The two kinds of the settings screens. */
export type SettingsKind = Exclude<RoutedKind, 'group'>;
