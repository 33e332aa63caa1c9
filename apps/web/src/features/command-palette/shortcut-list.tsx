import { Button } from '@salt-ds/core';
import { CloseIcon } from '@salt-ds/icons';
import { GRID_HEADER_KEYS, GRID_KEYS } from '../../components/data-grid/cells/grid-key-list.ts';
import { commandGroups } from './command.ts';
import styles from './command-palette.module.css';
import { useCommands } from './command-registry.ts';
import { KeyCaps } from './key-caps.tsx';
import { Modal } from './modal.tsx';
import { showPalette } from './palette-store.ts';

/** Keys that belong to controls rather than to commands. */
const CONTROL_KEYS = [
  { title: 'Quick search', keys: ['/'] },
  { title: 'Move in tabs and switches', keys: ['ArrowLeft', 'ArrowRight'] },
  { title: 'Confirm the dialog or form', keys: ['Mod+Enter'] },
  { title: 'Close the dialog or panel', keys: ['Escape'] },
];

/** All active keys, including those of the open screen. */
export function ShortcutList() {
  const keyed = useCommands().filter((command) => command.keys !== undefined);
  return (
    <Modal label="Keyboard shortcuts" isWide onClose={close}>
      <div className={styles.shortcuts}>
        <div className={styles.shortcutsHead}>
          <h2>Keyboard shortcuts</h2>
          <Button appearance="transparent" aria-label="Close" onClick={close}>
            <CloseIcon aria-hidden />
          </Button>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by key */}
        <section className={styles.keys} tabIndex={0} aria-label="All keys">
          <div className={styles.columns}>
            {commandGroups(keyed).map((group) => (
              <KeySection key={group.name} name={group.name} entries={group.commands} />
            ))}
            <KeySection name="Everywhere" entries={CONTROL_KEYS} />
            <KeySection name="In a grid" entries={GRID_KEYS} />
            <KeySection name="In a grid's header" entries={GRID_HEADER_KEYS} />
          </div>
        </section>
      </div>
    </Modal>
  );
}

type KeyEntry = { readonly title: string; readonly keys?: readonly string[] };

function KeySection({ name, entries }: { readonly name: string; readonly entries: readonly KeyEntry[] }) {
  return (
    <div className={styles.keyGroup}>
      <h3>{name}</h3>
      <dl>
        {entries.map((entry) => (
          <div key={entry.title}>
            <dt>{entry.title}</dt>
            <dd>
              <KeyCaps keys={entry.keys ?? []} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function close(): void {
  showPalette('closed');
}
