import { describe, expect, it } from 'vitest';
import { readFilterText } from './log-filter-text.ts';

describe('readFilterText', () => {
  it.each([
    ['', {}],
    ['  ', {}],
    ['log_level:critical', { level: 'critical' }],
    ['log_level: CRITICAL ', { level: 'critical' }],
    ['list_name:a:b', { listName: 'a:b' }],
    ['numeric_id:17', { numericIds: [17] }],
    ['symbol:VOD', { symbol: 'VOD' }],
    ['side:sell short', { side: 'SELL SHORT' }],
    ['file_name:kernel', { fileName: 'kernel' }],
    ['scope:parent', { scope: 'parent' }],
    ['scope:parent; log_level:error;numeric_id:17;', { scope: 'parent', level: 'error', numericIds: [17] }],
  ])('reads %j', (text, filter) => {
    expect(readFilterText(text)).toEqual({ kind: 'ok', filter });
  });

  it.each([
    'critical',
    'log_level:',
    'scope:parent;critical',
    ':critical',
    'account:ALDGATE',
    'toString:x',
    'numeric_id:1.5',
    'scope:other',
  ])('refuses %j in words', (text) => {
    expect(readFilterText(text)).toEqual({ kind: 'bad', reason: expect.stringMatching(/\w+/) });
  });
});
