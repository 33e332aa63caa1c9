import { describe, expect, it } from 'vitest';
import { OpenRowView } from './open-row-view.ts';

const MEASURES = { scrollTop: 0, viewHeight: 100, rowHeight: 10 };

describe('the open row', () => {
  it('stays in sight when new orders push it over the lower edge', () => {
    const view = new OpenRowView();
    expect(view.scrollTop(7, 9, MEASURES)).toBe(0);
    expect(view.scrollTop(7, 10, MEASURES)).toBe(10);
    expect(view.scrollTop(7, 12, { ...MEASURES, scrollTop: 10 })).toBe(30);
  });

  it('moves nothing while it can be seen where it is', () => {
    const view = new OpenRowView();
    view.scrollTop(7, 3, MEASURES);
    expect(view.scrollTop(7, 5, MEASURES)).toBe(0);
  });

  it('is not fetched back when somebody scrolled away from it, or another was chosen', () => {
    const away = new OpenRowView();
    away.scrollTop(7, 9, { ...MEASURES, scrollTop: 200 });
    expect(away.scrollTop(7, 10, { ...MEASURES, scrollTop: 200 })).toBe(200);
    const other = new OpenRowView();
    other.scrollTop(7, 9, MEASURES);
    expect(other.scrollTop(8, 40, MEASURES)).toBe(0);
    expect(other.scrollTop(8, null, MEASURES)).toBe(0);
  });
});
