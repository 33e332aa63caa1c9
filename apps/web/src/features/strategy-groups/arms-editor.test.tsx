import { describe, expect, it } from 'vitest';
import { buttonRow, rowsOf, textOf } from '../../lib/markup.fixture.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { aMultiArm } from '../../lib/a-group.fixture.ts';
import { ArmsEditor } from './arms-editor.tsx';
import { type ArmDraft, draftOf } from './group-draft.ts';
import type { ArmLearnt } from './use-learning.ts';

const vwap: ArmLearnt = {
  name: 'vwap',
  orders: 1_840,
  mean_bps: 3.14,
  low_bps: 2.2,
  high_bps: 4.1,
  allocation: 0.956,
  best: 0.97,
};
const pov: ArmLearnt = { ...vwap, name: 'pov', orders: 0, allocation: 0.044, best: 0.03 };

function editor(learnt: readonly ArmLearnt[], change: Partial<ArmDraft> = {}, isDisabled = false) {
  const group = draftOf(aMultiArm('vwap', 'pov'));
  const draft = { ...group, arms: group.arms.map((arm) => Object.assign({}, arm, change)) };
  return <ArmsEditor draft={draft} targets={[]} isDisabled={isDisabled} learnt={learnt} onChange={() => undefined} />;
}

describe('the arms of a group', () => {
  it('show what was learnt of each, and of which nothing was', () => {
    const [, first, second] = rowsOf(editor([vwap, pov]));
    expect(first).toMatch(/95\.6% 3\.1 2\.2 to 4\.1 1,840 97%$/);
    expect(second).toMatch(/4\.4% nothing learnt 0 3%$/);
  });

  it('that were never saved have no share, not one of zero', () => {
    const [, first] = rowsOf(editor([]));
    expect(first).toMatch(/– nothing learnt – –$/);
    expect(renderToStaticMarkup(editor([]))).not.toContain('<figure');
  });

  it('have their shares in words, and in the bar where there is room for it', () => {
    const markup = renderToStaticMarkup(editor([vwap, pov]));
    expect(markup).toContain('aria-label="Share of orders now: vwap 96%, pov 4%"');
    const [bar = ''] = /<figure.*?<\/figure>/.exec(markup) ?? [];
    expect(bar.match(/>\d+%</g)).toEqual(['>96%<']);
  });

  it('say whether their bounds can add up to all orders', () => {
    expect(textOf(editor([]))).toMatch(/Min 0% ≤ 100% Max 200% ≥ 100%$/);
    expect(textOf(editor([], { min: 50.5, max: 60 }))).toMatch(/Min 101% > 100% Max 120% ≥ 100%$/);
    expect(textOf(editor([], { max: 33.3 }))).toMatch(/Max 66\.6% < 100%$/);
  });

  it('cannot be changed by those who may only read', () => {
    expect(buttonRow(editor([vwap, pov], {}, true)).filter((name) => !name.startsWith('('))).toEqual([]);
    expect(buttonRow(editor([vwap, pov]))).toContain('Add arm');
  });
});
