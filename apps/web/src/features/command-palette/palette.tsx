import { SearchIcon } from '@salt-ds/icons';
import { Command as Cmdk } from 'cmdk';
import { useState } from 'react';
import type { Command } from './command.ts';
import styles from './command-palette.module.css';
import { commandRank, rankedGroups } from './command-rank.ts';
import { useCommands } from './command-registry.ts';
import { KeyCaps } from './key-caps.tsx';
import { Modal } from './modal.tsx';
import { showPalette } from './palette-store.ts';
import { useFoundCommands } from './use-found-commands.ts';

/** The rank of found items: after titles that begin with the text, before those that contain it. */
const FOUND_RANK = 0.9;

/** Commands and search results for the typed text. */
export function Palette({ firstText }: { readonly firstText: string }) {
  const offered = useCommands().filter((command) => command.isKeyOnly !== true);
  const [typed, setTyped] = useState(firstText);
  const found = useFoundCommands(typed);
  const places = new Map(found.commands.map((command, place) => [command.id, place]));
  const groups = rankedGroups([...offered, ...found.commands], (command) => {
    const place = places.get(command.id);
    // The finder has ranked these already.
    return place === undefined ? commandRank(command, typed) : FOUND_RANK - place / 1_000;
  });
  const [first] = groups;
  const top = first?.commands[0]?.id ?? '';
  // Without a choice the first entry is marked, also when the list changes: Enter runs it.
  const [chosen, setChosen] = useState('');
  const isThere = groups.some((group) => group.commands.some(({ id }) => id === chosen));
  return (
    <Modal label="Command palette" onClose={close}>
      <Cmdk
        className={styles.palette}
        label="Commands"
        shouldFilter={false}
        value={isThere ? chosen : top}
        onValueChange={(id) => setChosen(id === top ? '' : id)}
        loop
        vimBindings={false}
      >
        <div className={styles.search}>
          <SearchIcon aria-hidden />
          <Cmdk.Input
            data-first-focus=""
            value={typed}
            onValueChange={(text) => {
              setTyped(text);
              setChosen('');
            }}
            placeholder="Type a symbol, order id or action"
          />
        </div>
        <Cmdk.List className={styles.list} label="Commands">
          <Cmdk.Empty className={styles.nothing}>
            {found.isLooking ? 'Searching…' : `Nothing matches “${typed}”.`}
          </Cmdk.Empty>
          {groups.map((group) => (
            <Cmdk.Group key={group.name} heading={group.name}>
              {group.commands.map((command) => (
                <PaletteItem key={command.id} command={command} />
              ))}
            </Cmdk.Group>
          ))}
        </Cmdk.List>
        <div className={styles.footer} aria-hidden="true">
          <span>
            <KeyCaps keys={['ArrowUp', 'ArrowDown']} /> choose
          </span>
          <span>
            <KeyCaps keys={['Enter']} /> run
          </span>
          <span>
            <KeyCaps keys={['Escape']} /> close
          </span>
        </div>
      </Cmdk>
    </Modal>
  );
}

function PaletteItem({ command }: { readonly command: Command }) {
  return (
    <Cmdk.Item className={styles.item} value={command.id} onSelect={() => runAndClose(command)}>
      <span className={styles.itemTitle}>{command.title}</span>
      {command.hint === undefined ? null : <span className={styles.hint}>{command.hint}</span>}
      {command.keys === undefined ? null : <KeyCaps keys={command.keys} />}
    </Cmdk.Item>
  );
}

function close(): void {
  showPalette('closed');
}

/** Closes first, so that the focus returns before the command moves it. */
function runAndClose(command: Command): void {
  close();
  requestAnimationFrame(command.run);
}
