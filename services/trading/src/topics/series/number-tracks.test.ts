import { expect, it } from 'vitest';
import { MAX_TRACK_POINTS, NumberTracks } from './number-tracks.ts';
import { BLOCK_POINTS } from './point-blocks.ts';

const MAX_BLOCKS = MAX_TRACK_POINTS / BLOCK_POINTS;

function fill(tracks: NumberTracks, slot: number, points: number): void {
  tracks.start(slot, 0);
  for (let nth = 0; nth < points; nth += 1) tracks.push(slot, nth, [slot, nth, null, null, null]);
}

it('a track takes the blocks of tracks that left', () => {
  const tracks = new NumberTracks();
  for (let nth = 0; nth < 500; nth += 1) {
    fill(tracks, nth % 3, 1 + ((nth * 7) % 300));
    tracks.remove(nth % 3);
  }
  expect(tracks.blocksUsed).toBeLessThanOrEqual(MAX_BLOCKS);
});

it('a track takes the blocks that a full one lost', () => {
  const tracks = new NumberTracks();
  fill(tracks, 0, MAX_TRACK_POINTS + 1);
  fill(tracks, 1, MAX_TRACK_POINTS / 2 - BLOCK_POINTS);
  expect(tracks.blocksUsed).toBe(MAX_BLOCKS);
  expect([0, 1].map((slot) => tracks.points(slot).length)).toEqual([65, 60]);
  expect(tracks.points(0).map(([, slot]) => slot)).toEqual(Array.from({ length: 65 }, () => 0));
});

it('many tracks stand beside each other over several pages', () => {
  const tracks = new NumberTracks();
  for (let slot = 0; slot < 1_500; slot += 1) fill(tracks, slot, slot % 40);
  for (let slot = 0; slot < 1_500; slot += 1) {
    const wanted = Array.from({ length: slot % 40 }, (_, nth) => [nth, slot, nth, null, null, null]);
    expect(tracks.points(slot)).toEqual(wanted);
  }
});
