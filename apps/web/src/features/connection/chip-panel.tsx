import type { ChipLine, ConnectionChip } from './connection-chip.ts';
import styles from './connection-chips.module.css';
import { ageText, timeOfDay } from '../../lib/time-text.ts';
import { StatusGlyph } from '../../components/status-glyph.tsx';
import { useServerNow } from '../../live/use-server-now.ts';

/** A time with its age, for a line of a panel. */
export type PanelFact = { readonly name: string; readonly atMs: number | null };

type ChipPanelProps = {
  readonly chip: ConnectionChip;
  readonly headingId: string;
  readonly facts: readonly PanelFact[];
  /** The time of the last values, while the feed is lost. */
  readonly staleSinceMs: number | null;
};

/** The panel of a chip: a sentence, what is down since when, and the last updates. */
export function ChipPanel({ chip, headingId, facts, staleSinceMs }: ChipPanelProps) {
  const nowMs = useServerNow();
  return (
    <div className={styles.panel}>
      <h2 id={headingId}>{chip.label}</h2>
      <p>{chip.summary}</p>
      {staleSinceMs === null ? null : <p>As of {timeOfDay(staleSinceMs)}: live data is lost since then.</p>}
      {chip.lines.length === 0 ? null : (
        <ul className={styles.lines}>
          {chip.lines.map((line) => (
            <PanelLine key={line.name} line={line} />
          ))}
        </ul>
      )}
      {facts.length === 0 ? null : (
        <dl className={styles.facts}>
          {facts.map(({ name, atMs }) => (
            <FactLine key={name} name={name} text={atMs === null ? 'none yet' : factText(atMs, nowMs)} />
          ))}
        </dl>
      )}
    </div>
  );
}

function factText(atMs: number, nowMs: number): string {
  return `${timeOfDay(atMs)} · ${ageText(atMs, nowMs)} ago`;
}

function FactLine({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  );
}

function PanelLine({ line }: { readonly line: ChipLine }) {
  return (
    <li className={styles.line}>
      <StatusGlyph tone={line.tone} />
      <span className={styles.name}>{line.name}</span>
      <span className={styles.state} data-tone={line.tone}>
        {line.state}
        {line.sinceMs === null ? '' : ` since ${timeOfDay(line.sinceMs)}`}
      </span>
    </li>
  );
}
