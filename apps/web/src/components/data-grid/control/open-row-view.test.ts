import { describe, expect, it } from 'vitest';
import { OpenRowView } from './open-row-view.ts';

const at = (scrollTop: number) => () => ({ scrollTop, viewHeight: 100, rowHeight: 10 });
const never = () => {
  throw new Error('the page was measured for nothing');
};
const row = (key: number, index: number | null, queries = 0) => ({ key, index, queries });

/** From the last visible line to beyond the painted rows. */
function pushed(isAsked = false) {
  const view = new OpenRowView();
  view.scrollTop(row(7, 9), never);
  return { view, said: view.scrollTop(row(7, null, Number(isAsked)), at(0)) };
}

describe('the open row', () => {
  it('stays in sight when new orders push it over the lower edge', () => {
    const view = new OpenRowView();
    expect(view.scrollTop(row(7, 9), never)).toBeNull();
    expect(view.scrollTop(row(7, 10), at(0))).toBe(10);
    expect(view.scrollTop(row(7, 12), at(10))).toBe(30);
  });

  it('goes below the edge when somebody sorts from the top, where the first rows of that order are', () => {
    const view = new OpenRowView();
    view.scrollTop(row(7, 3), never);
    expect(view.scrollTop(row(7, 60, 1), at(0))).toBeNull();
    expect(view.scrollTop(row(7, 61, 1), at(0))).toBeNull();
    const below = new OpenRowView();
    below.scrollTop(row(7, 23), never);
    expect(below.scrollTop(row(7, 60, 1), at(200))).toBe(510);
  });

  it('moves nothing while it can be seen where it is', () => {
    const view = new OpenRowView();
    view.scrollTop(row(7, 3), never);
    expect(view.scrollTop(row(7, 5), at(0))).toBeNull();
    expect(view.scrollTop(row(7, 5), never)).toBeNull();
  });

  it('is not fetched back when somebody scrolled away from it, or another was chosen', () => {
    const away = new OpenRowView();
    away.scrollTop(row(7, 9), never);
    expect(away.scrollTop(row(7, 10), at(200))).toBeNull();
    const other = new OpenRowView();
    other.scrollTop(row(7, 9), never);
    expect(other.scrollTop(row(8, 40), never)).toBeNull();
    expect(other.scrollTop(row(8, null), at(200))).toBeNull();
  });

  describe('that many new orders push out of the painted rows at once', () => {
    it('is looked for, and stays in sight', () => {
      const { view, said } = pushed();
      expect(said).toBe('lost');
      expect(view.scrollTop(row(7, null), never)).toBeNull();
      expect(view.found(7, 14, at(0))).toBe(50);
      expect(view.found(7, 14, never)).toBeNull();
    });

    it('is left where it is when somebody sorted, scrolled or opened another meanwhile', () => {
      expect(pushed(true).said).toBeNull();
      expect(pushed().view.found(7, 14, at(200))).toBeNull();
      const { view } = pushed();
      view.scrollTop(row(8, 2), never);
      expect(view.found(7, 14, never)).toBeNull();
    });

    it('is left where it is when it was sorted far away', () => {
      expect(pushed().view.found(7, 400, at(0))).toBeNull();
    });
  });
});
