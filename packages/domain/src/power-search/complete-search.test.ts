import { describe, expect, it } from 'vitest';
import { completeSearch, searchValueAt } from './complete-search.ts';

/** The bar marks the cursor. */
function completions(marked: string, valuesOf?: (id: string) => readonly string[]) {
  const cursor = marked.indexOf('|');
  const text = marked.replace('|', '');
  const options = valuesOf === undefined ? {} : { valuesOf: (field: { readonly id: string }) => valuesOf(field.id) };
  return completeSearch(text, cursor, options).map(({ kind, text: inserted, detail, start, end }) => {
    return { kind, text: inserted, detail, result: text.slice(0, start) + inserted + text.slice(end) };
  });
}

function live(id: string): readonly string[] {
  return id === 'country' ? ['JP', 'US', 'Hong Kong'] : [];
}

function isHidden({ id }: { readonly id: string }): boolean {
  return id === 'current_last';
}

function texts(options: object): readonly string[] {
  return completeSearch('last', 4, options).map(({ text }) => text);
}

describe('completion', () => {
  it('starts with fields, best prefix match first', () => {
    expect(completions('|').every(({ kind }) => kind === 'field')).toBe(true);
    expect(completions('cou|')[0]).toMatchObject({ kind: 'field', result: 'country', detail: 'Country' });
    expect(completions('country:JP (-cmpl|')[0]).toMatchObject({ result: 'country:JP (-%complete' });
  });

  it('replaces the whole word under the cursor', () => {
    expect(completions('cou|xx strat:vwap')[0]).toMatchObject({ result: 'country strat:vwap' });
  });

  it('continues with operators after a field', () => {
    const texts = completions('%complete|').filter(({ kind }) => kind === 'operator');
    expect(texts.map(({ text }) => text)).toEqual([':', '!=', '<', '<=', '>', '>=']);
    expect(texts[0]).toMatchObject({ result: '%complete:' });
  });

  it('continues with values from the rows and known values', () => {
    expect(completions('country:|', live).map(({ text }) => text)).toEqual(['JP', 'US', '"Hong Kong"', 'empty']);
    expect(completions('country:US,j|', live)[0]).toMatchObject({ result: 'country:US,JP' });
    expect(completions('country = k|', live)[0]).toMatchObject({ result: 'country = "Hong Kong"' });
    expect(completions('status:pa|')[0]).toMatchObject({ text: 'PAUSED' });
    expect(completions('side:buy|').map(({ text }) => text)).toEqual(['BUY', '"BUY COVER"']);
    expect(completions('auto:|').map(({ text }) => text)).toEqual(['on', 'off']);
    expect(completions('nonsense:|')).toEqual([]);
  });

  it('offers "or" after a condition', () => {
    expect(completions('country:JP s|').some(({ kind }) => kind === 'keyword')).toBe(false);
    const after = completeSearch('country:JP ', 11, { limit: 1_000 });
    expect(after.at(-1)).toMatchObject({ kind: 'keyword', text: 'or ' });
  });

  it('leaves out hidden fields', () => {
    expect(texts({})).toContain('last');
    expect(texts({ isHidden })).not.toContain('last');
  });

  it('is bounded', () => {
    expect(completions('|')).toHaveLength(12);
  });
});

describe('the value at the cursor', () => {
  it('belongs to the field before it, up to the cursor', () => {
    expect(searchValueAt('country:J', 9)).toMatchObject({ field: { id: 'country' }, typed: 'J' });
    expect(searchValueAt('strat:vwap,t', 12)).toMatchObject({ field: { id: 'strat' }, typed: 't' });
    expect(searchValueAt('country:', 8)).toMatchObject({ field: { id: 'country' }, typed: '' });
  });

  it('is null inside a field name, after a value, and for an unknown field', () => {
    expect(searchValueAt('coun', 4)).toBeNull();
    expect(searchValueAt('country:JP ', 11)).toBeNull();
    expect(searchValueAt('nothing:J', 9)).toBeNull();
  });
});
