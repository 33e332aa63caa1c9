import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { DEFAULT_NODE_LOG_FILTERS, NewCountMessage, NewDataMessage, SetFiltersMessage } from './node-socket.ts';

describe('node log sockets', () => {
  it('takes the default filters, and refuses an order it cannot sort by', () => {
    expect(Check(SetFiltersMessage, { type: 'setFilters', payload: DEFAULT_NODE_LOG_FILTERS })).toBe(true);
    const unsortable = { ...DEFAULT_NODE_LOG_FILTERS, sort: 'size:desc' };
    expect(Check(SetFiltersMessage, { type: 'setFilters', payload: unsortable })).toBe(false);
  });

  it('tells the first load from later ones, and counts', () => {
    expect(Check(NewDataMessage, { type: 'newData', payload: { initial: true, logs: [] } })).toBe(true);
    expect(Check(NewDataMessage, { type: 'newData', payload: { logs: [] } })).toBe(false);
    expect(Check(NewCountMessage, { type: 'newCount', payload: { count: 3 } })).toBe(true);
    expect(Check(NewCountMessage, { type: 'newCount', payload: { count: -1 } })).toBe(false);
  });
});
