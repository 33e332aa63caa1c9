import { describe, expect, it } from 'vitest';
import { nodeFilters, questionOf, withQuestion } from './log-question.ts';

describe('a log question', () => {
  it('is read back from the address as it was written, and leaves the rest alone', () => {
    const question = { search: 'price collar', level: 'critical', order: 904114 } as const;
    const address = withQuestion(new URLSearchParams('asset=FUTURE&q=old'), question);
    expect(address.toString()).toBe('asset=FUTURE&q=price+collar&level=critical&order=904114');
    expect(questionOf(address)).toEqual(question);
    const cleared = withQuestion(address, { search: '', level: null, order: null });
    expect(cleared.toString()).toBe('asset=FUTURE');
  });

  it('passes over what it does not understand', () => {
    const odd = new URLSearchParams({ level: 'loud', order: '-3' });
    expect(questionOf(odd)).toEqual({ search: '', level: null, order: null });
  });

  it('[NS5] becomes conditions that must all hold', () => {
    const permission = { accounts: ['ALDGATE'], alloc_accounts: [] };
    expect(nodeFilters({ search: 'x', level: 'error', order: 7 }, 'parent', permission)).toEqual({
      sort: 'timestamp:desc',
      search: 'x',
      filter: 'scope:parent;log_level:error;numeric_id:7',
      permission,
    });
    expect(nodeFilters({ search: '', level: null, order: null }, null, null)).toEqual({
      sort: 'timestamp:desc',
      search: '',
      filter: '',
    });
  });
});
