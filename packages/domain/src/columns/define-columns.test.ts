import { describe, expect, it } from 'vitest';
import { COLUMN_KINDS } from './column-kind.ts';
import { defineColumns, headerWidth, pickColumns } from './define-columns.ts';

describe('defineColumns', () => {
  it('takes width, sorting and filtering from the kind by default', () => {
    const { qty, note } = defineColumns('field', {
      qty: { header: 'Qty', kind: 'quantity' },
      note: { header: 'Note', kind: 'text', width: 300, sortable: false, filterable: false },
    });
    expect(qty).toMatchObject({ id: 'qty', field: 'qty', width: COLUMN_KINDS.quantity.width });
    expect(qty).toMatchObject({ sortable: true, filterable: true, permission: null, assetClasses: null });
    expect(note).toMatchObject({ width: 300, sortable: false, filterable: false });
  });

  it('widens a column to its header', () => {
    const header = 'A header much longer than any of its values';
    const { long } = defineColumns('field', { long: { header, kind: 'flag' } });
    expect(long.width).toBe(headerWidth(header));
    expect(headerWidth(header)).toBeGreaterThan(COLUMN_KINDS.flag.width);
  });

  it('reads another key when one is given, and none for computed values and controls', () => {
    const parameter = defineColumns('parameter', { setting: { header: 'Setting', kind: 'choice', field: 'as' } });
    const computed = defineColumns('computed', { percent_ahead: { header: '% Ahead', kind: 'percent-ahead' } });
    const control = defineColumns('control', { details: { header: 'Details', kind: 'details' } });
    expect(parameter.setting.field).toBe('as');
    expect(computed.percent_ahead).toMatchObject({ field: null, computation: 'percent_ahead' });
    expect(() => defineColumns('computed', { guess: { header: 'Guess', kind: 'number' } })).toThrow(/computation/);
    expect(control.details).toMatchObject({ field: null, width: COLUMN_KINDS.details.width });
  });

  it('picks the same definition objects', () => {
    const catalogue = defineColumns('field', {
      a: { header: 'A', kind: 'text' },
      b: { header: 'B', kind: 'text' },
    });
    const picked = pickColumns(catalogue, ['b']);
    expect(Object.keys(picked)).toEqual(['b']);
    expect(picked.b).toBe(catalogue.b);
  });
});
