import { Button } from '@salt-ds/core';
import { OverflowMenuIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { laterPart } from '../../../lib/later-part.tsx';
import styles from './action-bar.module.css';
import type { MoreMenuProps } from './more-menu.tsx';

const plainButton = (onClick?: () => void) => (
  <Button
    appearance="transparent"
    aria-label="More actions"
    title="More actions"
    aria-haspopup="menu"
    onClick={onClick}
  >
    <OverflowMenuIcon aria-hidden />
  </Button>
);

const MoreMenu = laterPart(async () => (await import('./more-menu.tsx')).MoreMenu, plainButton());

/** All actions, on a narrow screen. The menu is loaded at rest and drawn at the first press: most screens are wide. */
export function MoreButton(props: MoreMenuProps) {
  const [isUsed, setUsed] = useState(false);
  return (
    <span className={styles['slot']} data-slot="more">
      {isUsed ? <MoreMenu {...props} button={plainButton()} /> : plainButton(() => setUsed(true))}
    </span>
  );
}
