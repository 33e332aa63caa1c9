import { describe, expect, it } from 'vitest';
import { chipBrief, connectionChips } from './connection-chip.ts';
import { type ConnectionFacts, type NamedConnection, NO_FACTS, type Switch } from './connection-facts.ts';

const NOW_MS = 100_000;

function connection(name: string, status: Switch, isCatastrophic = false): NamedConnection {
  return { name, status, isCatastrophic, sinceMs: 7 };
}

function chip(id: string, facts: Partial<ConnectionFacts>) {
  const found = connectionChips({ ...NO_FACTS, ...facts }, NOW_MS).find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no chip ${id}`);
  return found;
}

describe('every chip', () => {
  it('is grey and says that it does not know while the socket is lost', () => {
    const facts: ConnectionFacts = {
      ...NO_FACTS,
      feed: { kind: 'reconnecting', lostAtMs: 5, retryAtMs: null },
      destinations: [connection('A', 'off'), connection('B', 'on')],
      vendors: [connection('V', 'on', true)],
      strategyServer: { status: 'on', sinceMs: 3 },
      autoTrading: { status: 'off', sinceMs: 3, by: null, reason: null, killReport: null },
      lastChildOrderMs: 0,
    };
    const chips = connectionChips(facts, NOW_MS * 10);
    expect(chips.map(({ label, tone, value }) => [label, tone, value])).toEqual([
      ['Destinations', 'off', null],
      ['Strategy server', 'off', null],
      ['Market data', 'off', null],
      ['Auto-trading', 'off', null],
    ]);
    expect(chips[0]?.summary).toBe('Unknown: live data is lost. Last known: 1 of 2 destinations connected.');
    expect(chips.flatMap(({ lines }) => lines).every(({ tone }) => tone === 'off')).toBe(true);
  });
});

describe('the destinations chip', () => {
  it('counts those that are connected and turns amber when one is not', () => {
    const some = chip('destinations', { destinations: [connection('B', 'on'), connection('A', 'off')] });
    expect(some).toMatchObject({ value: '1/2', tone: 'warning', summary: '1 of 2 destinations connected.' });
    expect(some.lines.map(({ name, state }) => `${name} ${state}`)).toEqual(['A Disconnected', 'B Connected']);
  });

  it('is green when all are up and red when none is', () => {
    expect(chip('destinations', { destinations: [connection('A', 'on')] }).tone).toBe('good');
    expect(chip('destinations', { destinations: [connection('A', 'off')] }).tone).toBe('critical');
  });

  it('tells an empty registry from one that has not been heard of', () => {
    expect(chip('destinations', { destinations: [] })).toMatchObject({ value: 'none', tone: 'off' });
    expect(chip('destinations', { destinations: [] }).summary).toBe('No destination is configured.');
    expect(chip('destinations', {}).summary).toBe('Waiting for the first destination snapshot.');
  });

  it('does not count an unknown one as connected', () => {
    expect(chip('destinations', { destinations: [connection('A', 'unknown'), connection('B', 'on')] }).value).toBe(
      '1/2',
    );
  });
});

describe('the market data chip', () => {
  it('names a catastrophic failure even while every vendor is connected', () => {
    const failed = chip('market-data', { vendors: [connection('Vendor A', 'on', true), connection('Vendor B', 'on')] });
    expect(failed).toMatchObject({ label: 'Market data: catastrophic failure', tone: 'critical' });
    expect(failed.summary).toContain('Vendor A');
    expect(failed.lines[0]).toMatchObject({ name: 'Vendor A', state: 'Catastrophic failure' });
  });

  it('turns amber when vendors are connected and nothing comes', () => {
    const vendors = [connection('Vendor A', 'on')];
    expect(chip('market-data', { vendors, lastMarketDataMs: NOW_MS - 29_999 }).tone).toBe('good');
    const quiet = chip('market-data', { vendors, lastMarketDataMs: NOW_MS - 30_000 });
    expect(quiet).toMatchObject({
      label: 'No new market data',
      tone: 'warning',
      summary: 'No new market data. 1 of 1 market data vendor connected.',
    });
    expect(chip('market-data', { vendors, lastMarketDataMs: null }).tone).toBe('good');
  });
});

const NOBODY = { by: null, reason: null, killReport: null };

describe('the switches', () => {
  it('show auto-trading by its word, amber when off', () => {
    expect(chip('auto-trading', { autoTrading: { ...NOBODY, status: 'off', sinceMs: 3 } })).toMatchObject({
      value: 'OFF',
      tone: 'warning',
    });
    expect(chip('auto-trading', { autoTrading: { ...NOBODY, status: 'on', sinceMs: 3 } })).toMatchObject({
      value: 'ON',
      tone: 'good',
    });
  });

  it('never claim a state that nobody reported', () => {
    expect(chip('auto-trading', {})).toMatchObject({ value: null, tone: 'off' });
    const unknown = chip('strategy-server', { strategyServer: { status: 'unknown', sinceMs: null } });
    expect(unknown).toMatchObject({ tone: 'off', summary: 'Unknown: no service reports it.' });
  });

  it('say that no new child orders come, unless auto-trading is off or none ever came', () => {
    const strategyServer = { status: 'on', sinceMs: 3 } as const;
    const chipAt = (ageMs: number, status: Switch) =>
      connectionChips(
        {
          ...NO_FACTS,
          strategyServer,
          lastChildOrderMs: 7,
          autoTrading: { ...NOBODY, status, sinceMs: 3 },
        },
        7 + ageMs,
      ).find(({ id }) => id === 'strategy-server');
    expect(chipAt(119_999, 'on')).toMatchObject({ label: 'Strategy server', tone: 'good' });
    expect(chipAt(120_000, 'on')).toMatchObject({
      label: 'No new child orders',
      tone: 'warning',
      summary: 'No new child orders. On.',
    });
    expect(chipAt(120_000, 'off')).toMatchObject({ label: 'Strategy server', tone: 'good' });
    expect(chip('strategy-server', { strategyServer, lastChildOrderMs: null }).tone).toBe('good');
    const lost = { strategyServer: { status: 'off', sinceMs: 3 }, lastChildOrderMs: -200_000 } as const;
    expect(chip('strategy-server', lost)).toMatchObject({ label: 'Strategy server', tone: 'critical' });
  });

  it('treat a lost strategy server as critical', () => {
    expect(chip('strategy-server', { strategyServer: { status: 'off', sinceMs: 3 } }).tone).toBe('critical');
  });
});

function brief(id: string, facts: Partial<ConnectionFacts>): string {
  return chipBrief(chip(id, facts), (atMs) => `t${atMs}`);
}

describe('chipBrief', () => {
  it('names the first thing that is down', () => {
    const destinations = [connection('A', 'on'), connection('B', 'off')];
    expect(brief('destinations', { destinations })).toBe('1 of 2 connected · B disconnected since t7');
    expect(brief('destinations', { destinations: [connection('A', 'on')] })).toBe('1 of 1 connected');
    expect(brief('destinations', { destinations: [] })).toBe('No destination is configured.');
  });

  it('does not count a vendor in catastrophic failure as connected', () => {
    const vendors = [connection('A', 'on', true), connection('B', 'on')];
    expect(brief('market-data', { vendors })).toBe('1 of 2 connected · A catastrophic failure since t7');
  });

  it('names what does not come although everything is connected', () => {
    const silentSinceLong = { lastChildOrderMs: -200_000, lastMarketDataMs: -200_000 };
    const strategyServer = { status: 'on', sinceMs: 3 } as const;
    expect(brief('strategy-server', { ...silentSinceLong, strategyServer })).toBe('On since t3 · no new child orders');
    const vendors = [connection('A', 'on')];
    expect(brief('market-data', { ...silentSinceLong, vendors })).toBe('1 of 1 connected · no new market data');
  });

  it('gives a switch its word and its time', () => {
    expect(brief('auto-trading', { autoTrading: { ...NOBODY, status: 'off', sinceMs: 3 } })).toBe('Off since t3');
    expect(brief('strategy-server', {})).toBe('Waiting for the first status.');
  });
});
