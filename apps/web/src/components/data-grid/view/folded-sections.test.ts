import { describe, expect, it } from 'vitest';
import { exceptedPaths, FOLDED_AT_FIRST } from './folded-sections.ts';

describe('which groups are open', () => {
  it('folds waiting and finished orders until somebody unfolds them', () => {
    const folding = { initially: 'open', exceptAtFirst: FOLDED_AT_FIRST } as const;
    expect(exceptedPaths({ ...folding, toggles: {} })).toEqual(['section:finished', 'section:waiting']);
    expect(exceptedPaths({ ...folding, toggles: { 'section:finished': true } })).toEqual(['section:waiting']);
    expect(exceptedPaths({ ...folding, toggles: { 'section:working': false, 'section:finished': true } })).toEqual([
      'section:waiting',
      'section:working',
    ]);
  });

  it('keeps groups closed at first where a grid wants that', () => {
    const folding = { initially: 'closed', exceptAtFirst: [] } as const;
    expect(exceptedPaths({ ...folding, toggles: { 'group:US': true, 'group:GB': false } })).toEqual(['group:US']);
  });
});
