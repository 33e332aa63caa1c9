import type { KeyboardEvent } from 'react';
import type { SettingsEntry, SettingsSection } from './settings-sections.ts';
import styles from './settings-list.module.css';
import shared from './strategy-settings.module.css';

type SettingsListProps = {
  readonly sections: readonly SettingsSection[];
  readonly selectedKey: string | null;
  readonly onSelect: (key: string) => void;
};

/** Settings by owner; arrows go up and down. */
export function SettingsList({ sections, selectedKey, onSelect }: SettingsListProps) {
  const keys = sections.flatMap(({ entries }) => entries.map(({ key }) => key));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = selectedKey === null ? -1 : keys.indexOf(selectedKey);
    const next = keys[Math.min(Math.max(at + step, 0), keys.length - 1)];
    if (next === undefined) return;
    onSelect(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-key="${next}"]`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows move between the buttons inside.
    <nav className={styles.list} aria-label="Settings by owner" onKeyDown={onKeyDown}>
      {sections.map(({ title, note, entries }) => (
        <section key={`${title} ${note}`} aria-label={title}>
          <h2>
            {title} <small>{note}</small> <span>{entries.length}</span>
          </h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.key}>
                <EntryButton entry={entry} isSelected={entry.key === selectedKey} onSelect={onSelect} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

type EntryButtonProps = {
  readonly entry: SettingsEntry;
  readonly isSelected: boolean;
  readonly onSelect: (key: string) => void;
};

function EntryButton({ entry, isSelected, onSelect }: EntryButtonProps) {
  const { key, name, base, uses, proposal } = entry;
  return (
    <button
      type="button"
      data-key={key}
      title={`${name}, ${base}`}
      aria-current={isSelected}
      onClick={() => onSelect(key)}
    >
      <span className={styles.name}>{name}</span>
      {proposal === null ? null : (
        <span className={styles.pendingMark} title="Awaiting approval">
          ◐<span className="salt-visuallyHidden"> awaiting approval</span>
        </span>
      )}
      <span className={shared.tag}>{base}</span>
      <span className={styles.uses} title={uses === 1 ? '1 use' : `${uses} uses`}>
        {uses}
        <span className="salt-visuallyHidden"> uses</span>
      </span>
    </button>
  );
}
