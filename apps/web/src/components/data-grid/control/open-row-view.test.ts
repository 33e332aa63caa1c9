import { describe, expect, it } from 'vitest';
import { OpenRowView } from './open-row-view.ts';

const at = (scrollTop: number) => () => ({ scrollTop, viewHeight: 100, rowHeight: 10 });
const never = () => {
  throw new Error('the page was measured for nothing');
};

describe('the open row', () => {
  it('stays in sight when new orders push it over the lower edge', () => {
    const view = new OpenRowView();
    expect(view.scrollTop(7, 9, never)).toBeNull();
    expect(view.scrollTop(7, 10, at(0))).toBe(10);
    expect(view.scrollTop(7, 12, at(10))).toBe(30);
  });

  it('moves nothing while it can be seen where it is', () => {
    const view = new OpenRowView();
    view.scrollTop(7, 3, never);
    expect(view.scrollTop(7, 5, at(0))).toBeNull();
    expect(view.scrollTop(7, 5, never)).toBeNull();
  });

  it('is not fetched back when somebody scrolled away from it, or another was chosen', () => {
    const away = new OpenRowView();
    away.scrollTop(7, 9, never);
    expect(away.scrollTop(7, 10, at(200))).toBeNull();
    const other = new OpenRowView();
    other.scrollTop(7, 9, never);
    expect(other.scrollTop(8, 40, never)).toBeNull();
    expect(other.scrollTop(8, null, never)).toBeNull();
  });
});
