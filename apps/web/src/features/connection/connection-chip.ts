import { isSilent } from '@meridian/domain/connection';
import type { StatusTone } from '../../components/status-glyph.tsx';
import { lostSince } from './feed-text.ts';
import type { ConnectionFacts, NamedConnection, SwitchFact } from './connection-facts.ts';

export type ChipId = 'destinations' | 'strategy-server' | 'market-data' | 'auto-trading';

/** One line of a chip's panel. */
export type ChipLine = {
  readonly name: string;
  readonly tone: StatusTone;
  readonly state: string;
  readonly sinceMs: number | null;
};

/** What a chip shows and what its panel explains. */
export type ConnectionChip = {
  readonly id: ChipId;
  /** The name of the connection. */
  readonly name: string;
  readonly label: string;
  /** For windows of 1360 px and below. */
  readonly shortLabel: string;
  readonly value: string | null;
  readonly tone: StatusTone;
  /** A sentence for screen readers and the panel. */
  readonly summary: string;
  /** The data that no longer arrives although the connection is up; null while it arrives. */
  readonly silence: string | null;
  readonly lines: readonly ChipLine[];
};

/** Without a tick for this long during a session the chip turns amber. */
const MARKET_DATA_SILENCE_MS = 30_000;
/** The same time after which an order counts as stuck. */
const CHILD_ORDER_SILENCE_MS = 120_000;

const SHORT_LABELS: Readonly<Record<ChipId, string>> = {
  destinations: 'Dest',
  'strategy-server': 'Strat',
  'market-data': 'MD',
  'auto-trading': 'Auto',
};

export function connectionChips(facts: ConnectionFacts, nowMs: number): readonly ConnectionChip[] {
  const chips = [
    listChip('destinations', 'Destinations', SHORT_LABELS.destinations, 'destination', facts.destinations),
    strategyServerChip(facts, nowMs),
    marketDataChip(facts, nowMs),
    autoTradingChip(facts.autoTrading),
  ];
  return lostSince(facts.feed) === null ? chips : chips.map(unknown);
}

/** While the socket is lost the chip shows the last known state, in grey. */
function unknown(chip: ConnectionChip): ConnectionChip {
  return {
    ...chip,
    label: chip.name,
    shortLabel: SHORT_LABELS[chip.id],
    value: null,
    tone: 'off',
    silence: null,
    summary: `Unknown: live data is lost. Last known: ${chip.summary}`,
    lines: chip.lines.map((line) => ({ ...line, tone: 'off' })),
  };
}

/** With auto-trading off no child orders are expected. Its own chip says so. */
function strategyServerChip({ strategyServer, autoTrading, lastChildOrderMs }: ConnectionFacts, nowMs: number) {
  const chip = switchChip(
    'strategy-server',
    'Strategy server',
    SHORT_LABELS['strategy-server'],
    strategyServer,
    'critical',
  );
  if (chip.tone !== 'good' || autoTrading?.status === 'off') return chip;
  const isQuiet = hasFallenSilent(lastChildOrderMs, nowMs, CHILD_ORDER_SILENCE_MS);
  return isQuiet ? silent(chip, 'No new child orders', 'No new children') : chip;
}

/** Before the first value nothing has stopped. */
function hasFallenSilent(lastMs: number | null, nowMs: number, allowedMs: number): boolean {
  return lastMs !== null && isSilent(lastMs, nowMs, allowedMs);
}

/** Connected, but no data arrives: the chip says that instead of its name. */
function silent(chip: ConnectionChip, silence: string, shortLabel: string): ConnectionChip {
  const summary = `${silence}. ${chip.summary}`;
  return { ...chip, label: silence, shortLabel, value: null, tone: 'warning', summary, silence };
}

function marketDataChip({ vendors, lastMarketDataMs }: ConnectionFacts, nowMs: number): ConnectionChip {
  const chip = listChip('market-data', 'Market data', SHORT_LABELS['market-data'], 'market data vendor', vendors);
  const failed = (vendors ?? []).filter(({ isCatastrophic }) => isCatastrophic);
  if (failed.length > 0) {
    return {
      ...chip,
      label: 'Market data: catastrophic failure',
      shortLabel: 'MD: catastrophic',
      value: null,
      tone: 'critical',
      summary: `${failed.map(({ name }) => name).join(', ')}: catastrophic failure mode. ${chip.summary}`,
    };
  }
  const isQuiet = hasFallenSilent(lastMarketDataMs, nowMs, MARKET_DATA_SILENCE_MS);
  return chip.tone === 'good' && isQuiet ? silent(chip, 'No new market data', 'No new MD') : chip;
}

function autoTradingChip(fact: SwitchFact | null): ConnectionChip {
  const chip = switchChip('auto-trading', 'Auto-trading', SHORT_LABELS['auto-trading'], fact, 'warning');
  return { ...chip, value: fact === null || fact.status === 'unknown' ? null : fact.status.toUpperCase() };
}

function listChip(
  id: ChipId,
  label: string,
  shortLabel: string,
  noun: string,
  connections: readonly NamedConnection[] | null,
): ConnectionChip {
  const common = { id, name: label, label, shortLabel, silence: null };
  if (connections === null) {
    return { ...common, value: null, tone: 'off', summary: `Waiting for the first ${noun} snapshot.`, lines: [] };
  }
  if (connections.length === 0) {
    return { ...common, value: 'none', tone: 'off', summary: `No ${noun} is configured.`, lines: [] };
  }
  const up = connections.filter(({ status }) => status === 'on').length;
  return {
    ...common,
    value: `${up}/${connections.length}`,
    tone: listTone(up, connections.length),
    summary: `${up} of ${connections.length} ${noun}${connections.length === 1 ? '' : 's'} connected.`,
    lines: [...connections].sort(worstFirst).map(connectionLine),
  };
}

function listTone(up: number, total: number): StatusTone {
  if (up === total) return 'good';
  return up === 0 ? 'critical' : 'warning';
}

const ORDER: Readonly<Record<StatusTone, number>> = { critical: 0, warning: 1, off: 2, good: 3 };

function worstFirst(a: NamedConnection, b: NamedConnection): number {
  return ORDER[connectionLine(a).tone] - ORDER[connectionLine(b).tone] || a.name.localeCompare(b.name);
}

function connectionLine(connection: NamedConnection): ChipLine {
  const { name, sinceMs } = connection;
  if (connection.isCatastrophic) return { name, tone: 'critical', state: 'Catastrophic failure', sinceMs };
  if (connection.status === 'on') return { name, tone: 'good', state: 'Connected', sinceMs };
  if (connection.status === 'off') return { name, tone: 'critical', state: 'Disconnected', sinceMs };
  return { name, tone: 'off', state: 'Unknown', sinceMs };
}

function switchChip(
  id: ChipId,
  label: string,
  shortLabel: string,
  fact: SwitchFact | null,
  offTone: StatusTone,
): ConnectionChip {
  const common = { id, name: label, label, shortLabel, value: null, silence: null, lines: [] };
  if (fact === null) return { ...common, tone: 'off', summary: 'Waiting for the first status.' };
  if (fact.status === 'unknown') return { ...common, tone: 'off', summary: 'Unknown: no service reports it.' };
  const tone = fact.status === 'on' ? 'good' : offTone;
  const state = fact.status === 'on' ? 'On' : 'Off';
  return { ...common, tone, summary: `${state}.`, lines: [{ name: label, tone, state, sinceMs: fact.sinceMs }] };
}

/** The state in a few words, with the first item that is down. For a line that already has the name. */
export function chipBrief(chip: ConnectionChip, timeOf: (atMs: number) => string): string {
  const [first] = chip.lines;
  if (first === undefined) return chip.summary;
  const silence = chip.silence === null ? '' : ` · ${chip.silence.toLowerCase()}`;
  const since = first.sinceMs === null ? '' : ` since ${timeOf(first.sinceMs)}`;
  if (chip.id === 'strategy-server' || chip.id === 'auto-trading') return `${first.state}${since}${silence}`;
  const up = chip.lines.filter(({ tone }) => tone === 'good').length;
  const count = `${up} of ${chip.lines.length} connected`;
  return first.tone === 'good' ? `${count}${silence}` : `${count} · ${first.name} ${first.state.toLowerCase()}${since}`;
}
