import { useId } from 'react';
import { OwnPanelButton } from '../../components/popover/panel-button.tsx';
import { useServerNow } from '../../live/use-server-now.ts';
import { ChipPanel, type PanelFact } from './chip-panel.tsx';
import { type ConnectionChip, connectionChips } from './connection-chip.ts';
import styles from './connection-chips.module.css';
import type { ConnectionFacts } from './connection-facts.ts';
import { useConnectionFacts } from './connection-store.ts';
import { FeedChip } from './feed-chip.tsx';
import { lostSince } from './feed-text.ts';
import { StatusGlyph } from '../../components/status-glyph.tsx';

type ConnectionChipsProps = {
  /** False where auto-trading has a switch. */
  readonly hasAutoTrading: boolean;
  readonly onRetry: () => void;
};

/** A chip for each connection. Each opens a panel with what is down since when. */
export function ConnectionChips({ hasAutoTrading, onRetry }: ConnectionChipsProps) {
  const facts = useConnectionFacts();
  const nowMs = useServerNow();
  const chips = connectionChips(facts, nowMs).filter(({ id }) => hasAutoTrading || id !== 'auto-trading');
  return (
    <ul className={styles.chips} aria-label="Connections">
      <li>
        <FeedChip feed={facts.feed} onRetry={onRetry} />
      </li>
      {chips.map((chip) => (
        <li key={chip.id}>
          <Chip chip={chip} facts={panelFacts(chip, facts)} staleSinceMs={lostSince(facts.feed)} />
        </li>
      ))}
    </ul>
  );
}

type ChipProps = {
  readonly chip: ConnectionChip;
  readonly facts: readonly PanelFact[];
  readonly staleSinceMs: number | null;
};

function Chip({ chip, facts, staleSinceMs }: ChipProps) {
  const headingId = useId();
  return (
    <OwnPanelButton
      labelledBy={headingId}
      renderButton={(opener) => (
        <button
          type="button"
          className={styles.chip}
          data-tone={chip.tone}
          data-stale={staleSinceMs !== null}
          {...opener}
        >
          <StatusGlyph tone={chip.tone} />
          <span className={styles.full}>{chip.label}</span>
          <span className={styles.short} aria-hidden="true">
            {chip.shortLabel}
          </span>
          {chip.value === null ? null : <span className={styles.value}>{chip.value}</span>}
          <span className="salt-visuallyHidden">{chip.summary}</span>
        </button>
      )}
    >
      <ChipPanel chip={chip} headingId={headingId} facts={facts} staleSinceMs={staleSinceMs} />
    </OwnPanelButton>
  );
}

/** The time of the last data of a connection, for its panel. */
function panelFacts(chip: ConnectionChip, facts: ConnectionFacts): readonly PanelFact[] {
  if (chip.id === 'strategy-server') return [{ name: 'Last child order', atMs: facts.lastChildOrderMs }];
  if (chip.id === 'market-data') return [{ name: 'Last market data', atMs: facts.lastMarketDataMs }];
  return [];
}
