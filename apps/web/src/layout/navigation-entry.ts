import type { PermissionFlag } from '@meridian/domain/entities/permissions';
import type { IconProps } from '@salt-ds/icons';
import type { ComponentType } from 'react';

export const NAVIGATION_GROUPS = [
  'TRADING',
  'ANALYTICS',
  'REPORTS',
  'CONFIGURATION',
  'MONITORING',
  'ADMINISTRATION',
] as const;

export type NavigationGroupName = (typeof NAVIGATION_GROUPS)[number];

export type NavigationEntry = {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly group: NavigationGroupName;
  readonly icon: ComponentType<IconProps>;
  /** Without it the entry is hidden. Reached by address, the screen says why it is not available. */
  readonly permission?: PermissionFlag;
  /** Typed after `g`. */
  readonly goKey: string;
  /** Drawn on the icon when the screen needs attention. */
  readonly mark?: ComponentType;
  readonly keywords?: readonly string[];
};
