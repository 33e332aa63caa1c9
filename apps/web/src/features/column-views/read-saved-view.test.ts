import type { SavedView } from '@meridian/domain/entities/user-view-setting';
import type { GridColumnFilter } from '@meridian/live-client/grid/grid-model';
import { describe, expect, it } from 'vitest';
import { readSavedView } from './read-saved-view.ts';

const PLAIN: SavedView = { columns: [], sort: [], filters: {}, groupBy: ['country'] };

const KNOWN: Record<string, GridColumnFilter> = {
  a: { kind: 'text', contains: 'x' },
  b: { kind: 'number', min: null, max: 2.5 },
  c: { kind: 'date', from: '2026-01-05', to: null },
  d: { kind: 'time', fromMs: 1, toMs: null },
  e: { kind: 'set', texts: ['', 'JP'] },
  f: { kind: 'status', filter: { checked: ['WORKING'], isExact: true } },
  g: { kind: 'limit', filter: { yes: true, no: false } },
  h: { kind: 'volume-cap', filter: { yes: false, no: false } },
};

describe('a saved view', () => {
  it('keeps every filter that the grid knows', () => {
    expect(readSavedView({ ...PLAIN, filters: KNOWN })).toEqual({ ...PLAIN, filters: KNOWN });
  });

  it('shows the same rows as when it was saved, before every status had a box', () => {
    const filters = { status: { kind: 'status', filter: { checked: ['NEW', 'SENT'] } } };
    expect(readSavedView({ ...PLAIN, filters }).filters['status']).toMatchObject({
      filter: { checked: ['PARTIAL', 'NEW', 'INIT', 'SENT'] },
    });
  });

  it('leaves out what another version saved, and keeps the rest', () => {
    const filters = {
      ...KNOWN,
      newer: { kind: 'regex', pattern: 'x' },
      older: { kind: 'set', values: ['JP'] },
      broken: { kind: 'number', min: '1', max: null },
      box: { kind: 'status', filter: { checked: ['SLEEPING'] } },
      none: {},
    };
    expect(readSavedView({ ...PLAIN, filters }).filters).toEqual(KNOWN);
  });
});
