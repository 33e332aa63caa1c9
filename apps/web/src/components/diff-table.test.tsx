import { describe, expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { buttonRow, rowsOf, textOf } from '../lib/markup.fixture.ts';
import { type DiffLine, DiffTable } from './diff-table.tsx';

function line(label: string, cells: readonly string[], change?: string): DiffLine {
  const isChanged = new Set(cells).size > 1;
  return { key: label, label, cells, isChanged, ...(change !== undefined && { change }) };
}

function table(lines: readonly DiffLine[], columns: readonly string[] = ['Version 7', 'Yours']) {
  return <DiffTable label="Your changes" columns={columns} lines={lines} />;
}

describe('versions side by side', () => {
  it('show what differs, and say how much is left out', () => {
    const lines = [line('Rate', ['10', '12'], '+2'), line('Urgency', ['low', 'low']), line('Volume cap', ['', ''])];
    expect(rowsOf(table(lines))).toEqual(['Parameter Version 7 Yours Change', 'Rate 10 12 +2']);
    expect(textOf(table(lines))).toMatch(/2 unchanged Show all$/);
  });

  it('have no button to show the rest where there is none', () => {
    const lines = [line('Rate', ['10', '12'])];
    expect(textOf(table(lines))).toMatch(/0 unchanged$/);
    expect(buttonRow(table(lines))).toEqual([]);
  });

  it('of equal versions say that all is unchanged, in a table without rows', () => {
    const lines = [line('Rate', ['10', '10'])];
    expect(rowsOf(table(lines))).toEqual(['Parameter Version 7 Yours Change']);
    expect(textOf(table(lines))).toContain('1 unchanged');
  });

  it('show a dash for what a version does not have', () => {
    expect(rowsOf(table([line('Rate', ['', '12'])]))[1]).toBe('Rate – 12');
    expect(rowsOf(table([line('Rate', ['10', ''])]))[1]).toBe('Rate 10 –');
  });

  it('strike what was and stress what one has, of three as of two', () => {
    const lines = [line('Rate', ['10', '15', '12'])];
    const markup = renderToStaticMarkup(table(lines, ['v7 you opened', 'v8 saved', 'Yours']));
    expect(markup).toContain('<td><s>10</s></td><td>15</td><td><b>12</b></td>');
  });
});
