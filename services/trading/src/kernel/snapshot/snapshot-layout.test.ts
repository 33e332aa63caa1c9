import { describe, expect, it } from 'vitest';
import { SnapshotLayout } from './snapshot-layout.ts';

function laidOut(): SnapshotLayout {
  const layout = new SnapshotLayout();
  layout.begin();
  layout.lay(1, 1, 10);
  layout.lay(2, 11, 20);
  layout.lay(3, 21, 30);
  layout.complete(7);
  return layout;
}

const staleOf = ({ chunks }: SnapshotLayout) => chunks.filter(({ isStale }) => isStale).map(({ index }) => index);

describe('the layout of a snapshot', () => {
  it('knows which chunk an order is in, first and last ids included', () => {
    for (const [id, index] of [
      [1, 1],
      [10, 1],
      [11, 2],
      [30, 3],
    ] as const) {
      const layout = laidOut();
      layout.touch(id);
      expect(staleOf(layout)).toEqual([index]);
    }
  });

  it("takes orders that came later for nobody's", () => {
    const layout = laidOut();
    layout.touch(31);
    expect(staleOf(layout)).toEqual([]);
  });

  it('marks every chunk that a range of ids meets', () => {
    const layout = laidOut();
    layout.touch(5, 11);
    expect(staleOf(layout)).toEqual([1, 2]);
  });

  it('an order that changes while the next is written makes stale what is written of it already', () => {
    const layout = laidOut();
    layout.begin();
    layout.lay(1, 1, 20);
    layout.touch(4);
    layout.touch(25);
    layout.lay(2, 21, 30);
    layout.complete(8);
    expect([layout.snapshotId, staleOf(layout)]).toEqual([8, [1]]);
  });

  it('after a failure nothing is left to build on', () => {
    const layout = laidOut();
    layout.begin();
    layout.forget();
    expect([layout.snapshotId, layout.chunks]).toEqual([null, []]);
  });
});
