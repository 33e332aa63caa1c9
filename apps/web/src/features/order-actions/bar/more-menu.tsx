import type { OrderAction } from '@meridian/domain/order-actions/order-action';
import { Button, Menu, MenuItem, MenuPanel, MenuTrigger } from '@salt-ds/core';
import { OverflowMenuIcon } from '@salt-ds/icons';
import type { BarEntry } from './bar-entries.ts';
import type { KeepChoice } from './keep-choices.ts';
import styles from './action-bar.module.css';

type MoreMenuProps = {
  readonly entries: readonly BarEntry[];
  readonly keeps: readonly KeepChoice[];
  readonly onAction: (action: OrderAction) => void;
};

/** All actions, on a narrow screen. */
export function MoreMenu({ entries, keeps, onAction }: MoreMenuProps) {
  return (
    <span className={styles['slot']} data-slot="more">
      <Menu placement="top-start">
        <MenuTrigger>
          <Button appearance="transparent" aria-label="More actions" title="More actions">
            <OverflowMenuIcon aria-hidden />
          </Button>
        </MenuTrigger>
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
        </MenuPanel>
      </Menu>
    </span>
  );
}
