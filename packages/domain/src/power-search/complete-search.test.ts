import { describe, expect, it } from 'vitest';
import { completeSearch, searchValueAt } from './complete-search.ts';

/** The cursor is where the bar is. */
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
  it('begins with fields, and with those whose name begins as typed', () => {
    expect(completions('|').every(({ kind }) => kind === 'field')).toBe(true);
    expect(completions('cou|')[0]).toMatchObject({ kind: 'field', result: 'country', detail: 'Country' });
    expect(completions('country:JP (-cmpl|')[0]).toMatchObject({ result: 'country:JP (-%complete' });
  });

  it('takes the place of the whole word under the cursor', () => {
    expect(completions('cou|xx strat:vwap')[0]).toMatchObject({ result: 'country strat:vwap' });
  });

  it('goes on with operators once the field is named', () => {
    const texts = completions('%complete|').filter(({ kind }) => kind === 'operator');
    expect(texts.map(({ text }) => text)).toEqual([':', '!=', '<', '<=', '>', '>=']);
    expect(texts[0]).toMatchObject({ result: '%complete:' });
  });

  it('then with values: those of the rows, and those the desk knows', () => {
    expect(completions('country:|', live).map(({ text }) => text)).toEqual(['JP', 'US', '"Hong Kong"', 'empty']);
    expect(completions('country:US,j|', live)[0]).toMatchObject({ result: 'country:US,JP' });
    expect(completions('country = k|', live)[0]).toMatchObject({ result: 'country = "Hong Kong"' });
    expect(completions('status:pa|')[0]).toMatchObject({ text: 'PAUSED' });
    expect(completions('side:buy|').map(({ text }) => text)).toEqual(['BUY', '"BUY COVER"']);
    expect(completions('auto:|').map(({ text }) => text)).toEqual(['on', 'off']);
    expect(completions('nonsense:|')).toEqual([]);
  });

  it('offers or, once there is something before it', () => {
    expect(completions('country:JP s|').some(({ kind }) => kind === 'keyword')).toBe(false);
    const after = completeSearch('country:JP ', 11, { limit: 1_000 });
    expect(after.at(-1)).toMatchObject({ kind: 'keyword', text: 'or ' });
  });

  it('leaves out fields that are hidden', () => {
    expect(texts({})).toContain('last');
    expect(texts({ isHidden })).not.toContain('last');
  });

  it('is bounded', () => {
    expect(completions('|')).toHaveLength(12);
  });
});

describe('the value at the cursor', () => {
  it('is of the field before it, as far as it is typed', () => {
    expect(searchValueAt('country:J', 9)).toMatchObject({ field: { id: 'country' }, typed: 'J' });
    expect(searchValueAt('strat:vwap,t', 12)).toMatchObject({ field: { id: 'strat' }, typed: 't' });
    expect(searchValueAt('country:', 8)).toMatchObject({ field: { id: 'country' }, typed: '' });
  });

  it('is none in a field, after a value, and of no known field', () => {
    expect(searchValueAt('coun', 4)).toBeNull();
    expect(searchValueAt('country:JP ', 11)).toBeNull();
    expect(searchValueAt('nothing:J', 9)).toBeNull();
  });
});
