import { REPORT_TYPES } from '@meridian/domain/entities/scheduled-report';
import { searchProblem } from '@meridian/domain/power-search/check-search';
import { parseSearch } from '@meridian/domain/power-search/parse-search';
import { matches } from '@meridian/protocol/matches';
import { SavedViewSchema } from '@meridian/protocol/rest/view-setting-schemas';
import { createLogger } from '@meridian/service-kit/logger';
import { describe, expect, it } from 'vitest';
import { FirstLookDesk } from './first-look-desk.ts';
import { type FirstLookStep, takeFirstLook } from './first-look.ts';
import { DEMO_SCHEDULES } from './reports.ts';
import { DEMO_SEARCHES } from './searches.ts';
import { DEMO_VIEWS, viewOf } from './views.ts';

const logger = createLogger({ level: 'silent' });

/** Survives a start, as the database does. */
function openMemory() {
  const documents = new Map<string, string>();
  return {
    read: async (name: string): Promise<unknown> => JSON.parse(documents.get(name) ?? 'null'),
    write: async (name: string, body: unknown) => void documents.set(name, JSON.stringify(body)),
  };
}

function openDesk(signal = new AbortController().signal) {
  return new FirstLookDesk({
    inject: async () => ({ statusCode: 500, body: '{}' }),
    saveSearch: async () => null,
    past: Promise.resolve(true),
    measureRanges: async () => undefined,
    nowMs: () => 0,
    signal,
  });
}

function recording(done: string[], failing: ReadonlySet<string> = new Set()): readonly FirstLookStep[] {
  return ['views', 'reports', 'cases'].map((name) => ({
    name,
    run: async () => {
      if (failing.has(name)) throw new Error('not now');
      done.push(name);
    },
  }));
}

describe('the first look', () => {
  it('is taken once: a second start does nothing twice', async () => {
    const memory = openMemory();
    const done: string[] = [];
    const look = { steps: recording(done), desk: openDesk(), memory, logger };
    await takeFirstLook(look);
    await takeFirstLook(look);
    expect(done).toEqual(['views', 'reports', 'cases']);
  });

  it('goes on at the next start where it was cut off or failed', async () => {
    const memory = openMemory();
    const first: string[] = [];
    const closing = new AbortController();
    const steps = recording(first, new Set(['reports']));
    await takeFirstLook({ steps, desk: openDesk(), memory, logger });
    expect(first).toEqual(['views', 'cases']);
    const cut: string[] = [];
    const [views, reports] = recording(cut);
    const ending = { name: 'reports', run: async () => closing.abort() };
    const cutOff = [views, ending].flatMap((step) => step ?? []);
    await takeFirstLook({ steps: cutOff, desk: openDesk(closing.signal), memory, logger });
    await takeFirstLook({ steps: [views, reports].flatMap((step) => step ?? []), desk: openDesk(), memory, logger });
    expect(cut).toEqual(['reports']);
  });

  it('has a schedule of each type, searches that can be read, and views that can be stored', () => {
    const schedules = Object.values(DEMO_SCHEDULES).flat();
    expect(new Set(schedules.map(({ report_type }) => report_type))).toEqual(new Set(REPORT_TYPES));
    const unreadable = Object.values(DEMO_SEARCHES).filter((text) => {
      const parsed = parseSearch(text);
      return parsed.kind === 'error' || searchProblem(parsed.search) !== null;
    });
    expect(unreadable).toEqual([]);
    expect(DEMO_VIEWS.filter((view) => !matches(SavedViewSchema, viewOf(view)))).toEqual([]);
  });
});
