import type { KeyboardEvent, ReactNode } from 'react';
import styles from './side-list.module.css';

export type SideListEntry = {
  readonly key: string;
  readonly name: string;
  /** Marks and counts at the end of the line. */
  readonly details: ReactNode;
};

export type SideListSection = {
  readonly title: string;
  readonly note?: string;
  readonly entries: readonly SideListEntry[];
};

type SideListProps = {
  readonly label: string;
  readonly sections: readonly SideListSection[];
  readonly selectedKey: string | null;
  readonly onSelect: (key: string) => void;
};

/** Things by section, one of them open beside the list; the arrows go up and down. */
export function SideList({ label, sections, selectedKey, onSelect }: SideListProps) {
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
    <nav className={styles.list} aria-label={label} onKeyDown={onKeyDown}>
      {sections.map(({ title, note = '', entries }) => (
        <section key={`${title} ${note}`} aria-label={title}>
          <h2>
            {title} <small>{note}</small> <span className={styles.count}>{entries.length}</span>
          </h2>
          <ul>
            {entries.map(({ key, name, details }) => (
              <li key={key}>
                <button
                  type="button"
                  data-key={key}
                  title={name}
                  aria-current={key === selectedKey ? 'true' : undefined}
                  onClick={() => onSelect(key)}
                >
                  <span className={styles.name}>{name}</span>
                  {details}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
