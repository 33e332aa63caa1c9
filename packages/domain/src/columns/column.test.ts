import { describe, expect, it } from 'vitest';
import { ASSET_SELECTIONS } from '../asset-class.ts';
import { appliesToAsset, columnAlign, columnFilter } from './column.ts';
import { defineColumns } from './define-columns.ts';

const { qty, name, expiry, silent } = defineColumns('field', {
  qty: { header: 'Qty', kind: 'quantity' },
  name: { header: 'Name', kind: 'text' },
  expiry: { header: 'Expiry', kind: 'month', assetClasses: ['FUTURE', 'CALENDAR SPREAD'] },
  silent: { header: 'Silent', kind: 'text', filterable: false },
});

describe('column', () => {
  it('is aligned by its kind: numbers to the right, words to the left', () => {
    expect(columnAlign(qty)).toBe('right');
    expect(columnAlign(name)).toBe('left');
  });

  it('has the filter of its kind, or none', () => {
    expect([qty, name, expiry, silent].map(columnFilter)).toEqual(['number', 'text', 'choice', 'none']);
  });

  it('belongs to all selections unless it names some', () => {
    expect(ASSET_SELECTIONS.every((selection) => appliesToAsset(qty, selection))).toBe(true);
    expect(ASSET_SELECTIONS.filter((selection) => appliesToAsset(expiry, selection))).toEqual([
      'FUTURE',
      'CALENDAR SPREAD',
    ]);
  });
});
