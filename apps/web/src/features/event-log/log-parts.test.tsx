import { LOG_LEVEL_LABELS } from '@meridian/domain/log-level';
import { NODE_MAX_ENTRIES } from '@meridian/protocol/node-socket';
import { describe, expect, it } from 'vitest';
import { textOf, textsOf } from '../../api/shown.fixture.tsx';
import { LogFooter } from './log-footer.tsx';
import { LogToolbar } from './log-toolbar.tsx';
import type { LogQuestion } from './log-question.ts';
import { NoEntries } from './no-entries.tsx';

const ALL: LogQuestion = { search: '', level: null, order: null };
const nothing = () => undefined;

const empty = (question: Partial<LogQuestion>) => <NoEntries question={{ ...ALL, ...question }} onClear={nothing} />;

describe('a log without entries', () => {
  it('says that nothing was written, and offers no filter to clear', () => {
    expect(textOf(empty({}))).toBe('Nothing was written to this log for your accounts yet.');
  });

  it('names every filter that hides entries', () => {
    expect(textOf(empty({ search: '<reject>' }))).toBe('No entry matches “<reject>”. Clear filters');
    expect(textOf(empty({ search: 'x', level: 'critical', order: 12 }))).toBe(
      `No entry matches “x”, severity ${LOG_LEVEL_LABELS.critical}, order 12. Clear filters`,
    );
  });
});

const foot = (count: number | null, loaded: number, isPaused = false) => (
  <LogFooter count={count} loaded={loaded} isPaused={isPaused} />
);

describe('the foot of a log', () => {
  it('says how to reach older entries only when more match than are loaded', () => {
    expect(textOf(foot(NODE_MAX_ENTRIES + 1_000_000, NODE_MAX_ENTRIES))).toMatch(
      /^newest of [\d,]+ that match; search to reach older ones$/,
    );
    expect(textOf(foot(NODE_MAX_ENTRIES, NODE_MAX_ENTRIES))).toBe('');
    expect(textOf(foot(90, 40))).toBe('');
    expect(textOf(foot(null, NODE_MAX_ENTRIES))).toBe('');
  });

  it('says that new entries wait while it is paused', () => {
    expect(textOf(foot(3, 3, true))).toBe('Paused: new entries wait');
  });
});

describe('the tools of a log', () => {
  const READING = { isPaused: false, waiting: 0, togglePause: nothing, showNew: nothing, onScrollCapture: nothing };
  const tools = (question: Partial<LogQuestion>, reading: { isPaused?: boolean; waiting?: number } = {}) => (
    <LogToolbar question={{ ...ALL, ...question }} reading={{ ...READING, ...reading }} onAsk={nothing} />
  );

  it('pause a log that runs and resume one that is paused', () => {
    expect(textsOf(tools({}), 'button').at(-1)).toBe('Pause');
    expect(textsOf(tools({}, { isPaused: true }), 'button').at(-1)).toBe('Resume');
  });

  it('count the entries that wait', () => {
    expect(textsOf(tools({}, { isPaused: true, waiting: 1_204 }), 'button').at(-1)).toBe('1,204 new');
  });

  it('show the order that the log is narrowed to, and the way back', () => {
    expect(textsOf(tools({ order: 4_711 }), 'button')).toContain('Order 4711 : show all orders');
    expect(textOf(tools({}))).not.toContain('show all orders');
  });
});
