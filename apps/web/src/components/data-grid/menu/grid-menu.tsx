import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { ScreenPoint } from '../control/grid-inputs.ts';
import { popoverPlace } from '../../popover/popover-place.ts';
import { menuEntries, type RowAction } from './menu-entries.ts';
import { nextItem } from './next-item.ts';
import { type MenuContext, runMenuCommand } from './run-menu-command.ts';
import styles from './grid-menu.module.css';

type GridMenuProps = {
  readonly point: ScreenPoint;
  readonly context: MenuContext;
  readonly actions: readonly RowAction[];
  readonly keys: readonly RowKey[];
  readonly onClose: () => void;
};

type Item = {
  readonly id: string;
  readonly label: string;
  readonly hint: string | null;
  readonly isDisabled: boolean;
  readonly isDestructive: boolean;
  /** A line above it. */
  readonly isFirst: boolean;
  readonly run: () => void;
};

/** The context menu of a cell, its column and its rows. Drawn in the top layer, above everything. */
export function GridMenu({ point, context, actions, keys, onClose }: GridMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const items = useMemo(() => itemsOf(context, actions, keys), [context, actions, keys]);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = menu.current;
    if (element === null) return undefined;
    element.showPopover();
    const anchor = { left: point.x, right: point.x, top: point.y, bottom: point.y };
    const { x, y } = popoverPlace(anchor, element.getBoundingClientRect(), {
      width: window.innerWidth,
      height: window.innerHeight,
    });
    element.style.transform = `translate(${x}px, ${y}px)`;
    element.focus({ preventScroll: true });
    return () => element.hidePopover();
  }, [point]);

  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && menu.current?.contains(event.target) !== true) close();
    };
    document.addEventListener('pointerdown', onPress, { capture: true });
    return () => document.removeEventListener('pointerdown', onPress, { capture: true });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])];
    const current = buttons.findIndex((button) => button === document.activeElement);
    const next = nextItem(items, current, event.key);
    if (next !== null) buttons[next]?.focus();
    if (next !== null || event.key === 'Tab' || event.key === 'Escape') event.preventDefault();
  };

  return (
    <div ref={menu} popover="manual" className={styles['menu']} role="menu" tabIndex={-1} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles['item']}
          aria-disabled={item.isDisabled}
          data-destructive={item.isDestructive ? '' : undefined}
          data-first={item.isFirst ? '' : undefined}
          onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
          onClick={() => {
            if (item.isDisabled) return;
            onClose();
            item.run();
          }}
        >
          <span className={styles['label']}>{item.label}</span>
          {item.hint === null ? null : <kbd className={styles['hint']}>{item.hint}</kbd>}
        </button>
      ))}
    </div>
  );
}

function itemsOf(context: MenuContext, actions: readonly RowAction[], keys: readonly RowKey[]): readonly Item[] {
  const own = menuEntries(context.facts).flatMap((section, at) =>
    section.map(({ command, label, hint = null }, index): Item => {
      const isFirst = index === 0 && (at > 0 || actions.length > 0);
      const run = () => runMenuCommand(command, context);
      return { id: command, label, hint, isDisabled: false, isDestructive: false, isFirst, run };
    }),
  );
  const given = actions.map(
    ({ id, label, isDisabled = false, isDestructive = false, run }): Item => ({
      id: `action-${id}`,
      label,
      hint: null,
      isDisabled,
      isDestructive,
      isFirst: false,
      run: () => run(keys),
    }),
  );
  return [...given, ...own];
}
