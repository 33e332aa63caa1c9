import { Menu, MenuItem, MenuPanel } from '@salt-ds/core';
import { Fragment, useCallback, useMemo } from 'react';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { ScreenPoint } from '../control/grid-inputs.ts';
import { menuEntries, type RowAction } from './menu-entries.ts';
import { type MenuContext, runMenuCommand } from './run-menu-command.ts';
import styles from './grid-menu.module.css';

type GridMenuProps = {
  readonly point: ScreenPoint;
  readonly context: MenuContext;
  readonly actions: readonly RowAction[];
  readonly keys: readonly RowKey[];
  readonly onClose: () => void;
};

/** What can be done with the cell, the column and the rows under the pointer. */
export function GridMenu({ point, context, actions, keys, onClose }: GridMenuProps) {
  const sections = useMemo(() => menuEntries(context.facts), [context.facts]);
  const getVirtualElement = useCallback(
    () => ({ getBoundingClientRect: () => new DOMRect(point.x, point.y, 0, 0) }),
    [point],
  );
  const pick = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Menu open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} getVirtualElement={getVirtualElement}>
      <MenuPanel className={styles['panel'] ?? ''}>
        {actions.map((action) => (
          <MenuItem
            key={action.id}
            disabled={action.isDisabled ?? false}
            data-destructive={action.isDestructive === true ? '' : undefined}
            onClick={pick(() => action.run(keys))}
          >
            {action.label}
          </MenuItem>
        ))}
        {actions.length === 0 ? null : <hr className={styles['divider']} />}
        {sections.map((section, index) => (
          <Fragment key={section[0]?.command}>
            {index === 0 ? null : <hr className={styles['divider']} />}
            {section.map(({ command, label, hint }) => (
              <MenuItem key={command} onClick={pick(() => runMenuCommand(command, context))}>
                <span className={styles['label']}>{label}</span>
                {hint === undefined ? null : <kbd className={styles['hint']}>{hint}</kbd>}
              </MenuItem>
            ))}
          </Fragment>
        ))}
      </MenuPanel>
    </Menu>
  );
}
