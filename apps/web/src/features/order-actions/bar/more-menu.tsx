import type { OrderAction } from '@meridian/domain/order-actions/order-action';
import { Menu, MenuItem, MenuPanel, MenuTrigger } from '@salt-ds/core';
import type { ReactElement } from 'react';
import { CANCEL_MINE_LABEL, setCancelMineOpen } from '../cancel-mine/cancel-mine-state.ts';
import type { BarEntry } from './bar-entries.ts';
import type { KeepChoice } from './keep-choices.ts';

export type MoreMenuProps = {
  readonly entries: readonly BarEntry[];
  readonly keeps: readonly KeepChoice[];
  readonly onAction: (action: OrderAction) => void;
};

/** All actions, open at first: somebody pressed the button to load it. */
export function MoreMenu({ button, entries, keeps, onAction }: MoreMenuProps & { readonly button: ReactElement }) {
  return (
    <Menu placement="top-start" defaultOpen>
      <MenuTrigger>{button}</MenuTrigger>
      <MenuPanel>
        {keeps.map(({ label, run }) => (
          <MenuItem key={label} onClick={run}>
            {label}
          </MenuItem>
        ))}
        {entries.map(({ action, label, name, why }) => (
          <MenuItem key={action} disabled={why !== null} onClick={() => onAction(action)}>
            {why === null ? `${name}…` : `${label}: ${why}`}
          </MenuItem>
        ))}
        <MenuItem onClick={() => setCancelMineOpen(true)}>{CANCEL_MINE_LABEL}…</MenuItem>
      </MenuPanel>
    </Menu>
  );
}
